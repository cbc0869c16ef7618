/// The boards and directories of a section, flat; `Board.groupID` makes the tree.
package struct BoardsReply: Hashable, Sendable {
  package var boards: [Board]

  package init(boards: [Board]) {
    self.boards = boards
  }
}

extension BoardsReply: Codable {
  private enum CodingKeys: CodingKey { case boards }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      boards: try fields.list(.boards))
  }
}
