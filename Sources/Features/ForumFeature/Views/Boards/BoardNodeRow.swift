import CommunityAPI
import SwiftUI

/// A board, or a directory that holds some.
struct BoardNodeRow: View {
  let node: BoardNode
  let section: CommunityAPI.Section.ID

  var body: some View {
    if node.isDirectory {
      DestinationRow(.section(section, directory: node.id)) {
        TitledRow(
          title: node.board.title, systemImage: "folder",
          facts: Text("\(node.boardCount) boards", bundle: .module))
      }
      .accessibilityIdentifier("directory")
    } else {
      BoardRow(board: node.board)
    }
  }
}
