import SwiftUI

/// The English name of a board, what came today, and the way to search it.
struct BoardFacts: View {
  let board: BoardSummary

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: board.name)
      if let count = board.todayCount { Text("\(count) today", bundle: .module) }
      if board.isReadOnly { ReadOnlyMark() }
      Spacer(minLength: 8)
      ScreenButton(.search(SearchPlace(query: PostQuery(text: "", boardName: board.name)))) {
        Label {
          Text("Search This Board", bundle: .module)
        } icon: {
          Image(systemName: "magnifyingglass")
        }
      }
      .buttonStyle(.plain)
    }
    .font(.subheadline).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
  }
}
