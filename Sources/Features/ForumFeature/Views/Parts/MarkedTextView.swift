import SwiftUI

/// A line of text in which what was found stands out.
struct MarkedTextView: View {
  let text: MarkedText

  init(_ text: MarkedText) { self.text = text }

  var body: some View {
    text.parts.reduce(Text(verbatim: "")) { line, part in
      let words = Text(verbatim: part.text)
      return Text("\(line)\(part.isMatch ? words.bold().foregroundStyle(.tint) : words)")
    }
  }
}
