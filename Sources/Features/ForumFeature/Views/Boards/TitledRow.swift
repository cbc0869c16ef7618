import SwiftUI

/// A row with a picture, a title and something said of it.
struct TitledRow: View {
  let title: String
  let systemImage: String
  let facts: Text?

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title)
        if let facts { facts.font(.subheadline).foregroundStyle(.secondary).lineLimit(1) }
      }
    } icon: {
      Image(systemName: systemImage).foregroundStyle(.tint)
    }
  }
}
