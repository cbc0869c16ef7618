import SwiftUI

/// A board in a list, with its English name and what came today.
struct BoardRow: View {
  let board: BoardSummary

  var body: some View {
    DestinationRow(.board(.id(board.id), order: .lastReply)) {
      HStack(alignment: .firstTextBaseline) {
        TitledRow(
          title: board.title, systemImage: "text.bubble", facts: Text(verbatim: board.name))
        Spacer(minLength: 8)
        if let count = board.todayCount, count > 0 {
          Text("\(count) today", bundle: .module)
            .font(.subheadline).foregroundStyle(.secondary).monospacedDigit()
        }
        if board.isReadOnly { ReadOnlyMark() }
      }
    }
    .accessibilityIdentifier("board")
  }
}
