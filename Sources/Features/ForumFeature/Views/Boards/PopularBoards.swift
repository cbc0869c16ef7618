import SwiftUI

/// The boards where most is going on; nothing before they are known.
struct PopularBoards: View {
  let boards: [BoardSummary]

  var body: some View {
    if !boards.isEmpty {
      Section {
        ForEach(boards) { BoardRow(board: $0) }
      } header: {
        Text("Popular Boards", bundle: .module)
      }
    }
  }
}
