package import Foundation

/// A conversation on a board; its articles are floors 0, 1, 2….
package struct TopicRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  package var boardID: BoardRecord.ID
  package var subject: String
  /// When it was begun.
  package var createTime: Date
  /// Where it stands in a board's list: the time of the last article that lifted it.
  package var flushTime: Date
  /// Whether it is kept above the board's list (置顶).
  package var isSticky: Bool
  /// Whether it belongs to the board's best (精华).
  package var isEssence: Bool

  /// Describes a topic; counts and last article follow from its articles.
  package init(
    id: EntityID, boardID: BoardRecord.ID, subject: String, createTime: Date, flushTime: Date,
    isSticky: Bool = false, isEssence: Bool = false
  ) {
    self.id = id
    self.boardID = boardID
    self.subject = subject
    self.createTime = createTime
    self.flushTime = flushTime
    self.isSticky = isSticky
    self.isEssence = isEssence
  }
}
