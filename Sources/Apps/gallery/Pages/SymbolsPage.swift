import SwiftUI

struct SymbolsPage: View {
  private static let names = [
    "house", "magnifyingglass", "gearshape", "person", "bell", "bookmark", "heart", "star",
    "flame", "clock", "calendar", "folder", "doc", "photo", "camera", "paperclip", "link",
    "square.and.arrow.up", "square.and.pencil", "trash", "plus", "minus", "xmark", "checkmark",
    "chevron.left", "chevron.right", "arrow.clockwise", "ellipsis", "list.bullet",
    "line.3.horizontal", "eye", "lock", "mappin", "envelope", "phone", "play", "pause",
    "exclamationmark.triangle", "info.circle", "questionmark.circle",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 104))], spacing: 16) {
          ForEach(Self.names, id: \.self) { name in
            VStack(spacing: 6) {
              Image(systemName: name).font(.title2)
              Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .frame(maxWidth: .infinity)
          }
        }
        Sample("Sizes") {
          HStack(spacing: 16) {
            Image(systemName: "star").imageScale(.small)
            Image(systemName: "star")
            Image(systemName: "star").imageScale(.large)
            Image(systemName: "star").font(.largeTitle)
            Image(systemName: "star").foregroundStyle(.orange)
          }
        }
      }
      .padding()
    }
  }
}
