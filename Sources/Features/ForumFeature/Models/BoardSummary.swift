package import CommunityAPI

/// A board as lists and titles name it.
package struct BoardSummary: Hashable, Sendable, Identifiable {
  package typealias ID = Board.ID

  package let id: ID
  /// The English name, unique in the community.
  package let name: String
  /// The Chinese name; the English one when that is blank.
  package let title: String
  /// How many articles came today; `nil` where the server didn't tell.
  package let todayCount: Int?
  /// Whether nobody, or only some, may write there.
  package let isReadOnly: Bool

  package init(
    id: ID, name: String, title: String, todayCount: Int? = nil, isReadOnly: Bool = false
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.todayCount = todayCount
    self.isReadOnly = isReadOnly
  }

  init(_ board: Board) {
    self.init(
      id: board.id, name: board.name, title: board.title.isEmpty ? board.name : board.title,
      todayCount: board.todayPostCount, isReadOnly: board.isReadOnly || board.forbidsReplies)
  }
}

/// How a screen was told which board to show.
package enum BoardReference: Hashable, Sendable {
  case id(Board.ID)
  /// The English name, as links of the older web sites have it.
  case name(String)
}

/// What a board's topics are ordered by, the latest first.
package enum BoardOrder: String, Hashable, Sendable, CaseIterable {
  case lastReply = "reply"
  case creation = "created"
}
