import SwiftUI

struct TextsPage: View {
  var body: some View {
    Samples {
      Sample("Styles") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
      }
      Sample("Weights and faces") {
        Text("Ultralight").fontWeight(.ultraLight)
        Text("Regular")
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Monospaced").monospaced()
        Text("Serif").fontDesign(.serif)
        Text("Underlined").underline()
        Text("Struck through").strikethrough()
      }
      Sample("Colours") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Tint").foregroundStyle(.tint)
        Text("Red").foregroundStyle(.red)
      }
      Sample("Markdown") {
        Text("**Strong**, *emphasized*, ~~struck~~, `code` and [a link](https://www.swift.org).")
      }
      paragraphs
      Sample("Values") {
        Text(verbatim: 1_234_567.formatted())
        Text(verbatim: 0.256.formatted(.percent))
      }
    }
  }

  private var paragraphs: some View {
    Sample("Paragraphs") {
      Text("A pond of lotus flowers under the moon, seen from the small path that leads around it.")
      Text("A pond of lotus flowers under the moon, seen from the small path that leads around it.")
        .lineLimit(1)
        .frame(maxWidth: 240, alignment: .leading)
      Text("A pond of lotus flowers under the moon, seen from the small path that leads around it.")
        .lineLimit(1).truncationMode(.middle)
        .frame(maxWidth: 240, alignment: .leading)
      Text("A pond of lotus flowers under the moon, seen from the small path that leads around it.")
        .multilineTextAlignment(.center)
        .frame(maxWidth: 240)
      Text("A pond of lotus flowers under the moon, seen from the small path that leads around it.")
        .lineSpacing(8)
        .frame(maxWidth: 240, alignment: .leading)
    }
  }
}
