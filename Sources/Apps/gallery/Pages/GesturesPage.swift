import SwiftUI

struct GesturesPage: View {
  @State private var last: LocalizedStringKey = "Nothing yet"
  @State private var place = CGSize.zero
  @GestureState private var distance = CGSize.zero

  var body: some View {
    Samples {
      Sample("Last gesture") { Text(last).foregroundStyle(.secondary) }
      Sample("Taps") {
        HStack(spacing: 12) {
          target("Once").onTapGesture { last = "A tap" }
          target("Twice").onTapGesture(count: 2) { last = "Two taps" }
          target("Long").onLongPressGesture { last = "A long press" }
        }
      }
      Sample("Drags") {
        Circle().fill(.pink).frame(width: 64, height: 64)
          .offset(x: place.width + distance.width, y: place.height + distance.height)
          .gesture(
            DragGesture()
              .updating($distance) { value, state, _ in state = value.translation }
              .onEnded { value in
                place.width += value.translation.width
                place.height += value.translation.height
                last = "A drag"
              }
          )
          .frame(maxWidth: .infinity, minHeight: 160, alignment: .topLeading)
      }
    }
  }

  private func target(_ title: LocalizedStringKey) -> some View {
    Text(title).padding(16).background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      .contentShape(Rectangle())
  }
}
