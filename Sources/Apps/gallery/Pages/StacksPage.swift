import SwiftUI

struct StacksPage: View {
  var body: some View {
    Samples {
      Sample("Alignments of rows") {
        HStack(alignment: .top) { boxes }
        HStack(alignment: .center) { boxes }
        HStack(alignment: .bottom) { boxes }
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.largeTitle)
          Text("Small").font(.caption)
        }
      }
      Sample("Alignments of columns") {
        HStack(alignment: .top, spacing: 24) {
          VStack(alignment: .leading) { bars }
          VStack(alignment: .center) { bars }
          VStack(alignment: .trailing) { bars }
        }
      }
      Sample("Space") {
        HStack {
          Text("Leading")
          Spacer()
          Text("Trailing")
        }
        .padding(8)
        .background(.quaternary)
      }
      Sample("Layers") {
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 120, height: 72)
          Text("Layered").padding(6).foregroundStyle(.white)
        }
      }
      Sample("What fits") {
        ViewThatFits {
          Text(
            "A pond of lotus flowers under the moon, seen from the small path that leads around it."
          )
          Text("Lotus")
        }
        .frame(width: 120)
        .border(.secondary)
      }
    }
  }

  @ViewBuilder private var boxes: some View {
    Color.red.frame(width: 32, height: 24)
    Color.green.frame(width: 32, height: 48)
    Color.blue.frame(width: 32, height: 36)
  }

  @ViewBuilder private var bars: some View {
    Color.red.frame(width: 24, height: 12)
    Color.green.frame(width: 64, height: 12)
    Color.blue.frame(width: 40, height: 12)
  }
}
