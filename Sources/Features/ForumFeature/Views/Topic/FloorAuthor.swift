import SwiftUI

/// Who wrote a floor; opens the member's page.
struct FloorAuthor: View {
  let author: Member?
  let isByStarter: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if let author {
        ScreenButton(.member(name: author.name)) { name(of: author) }.buttonStyle(.plain)
      } else {
        Text("Unknown Member", bundle: .module).foregroundStyle(.secondary)
      }
      if isByStarter {
        Text("starter mark", bundle: .module).font(.footnote).foregroundStyle(.tint)
      }
    }
  }

  private func name(of author: Member) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: author.displayName).fontWeight(.semibold)
      if author.displayName != author.name {
        Text(verbatim: author.name).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("author")
  }
}
