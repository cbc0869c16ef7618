/// A board with its numbers.
package struct BoardView: Hashable, Sendable {
  package var board: BoardRecord
  /// Articles written since midnight at UTC+8, the community's own clock.
  package var todayPostCount: Int
  package var topicCount: Int
  package var articleCount: Int

  /// Describes a board.
  package init(board: BoardRecord, todayPostCount: Int, topicCount: Int, articleCount: Int) {
    self.board = board
    self.todayPostCount = todayPostCount
    self.topicCount = topicCount
    self.articleCount = articleCount
  }
}

/// A member with the number of articles that anybody may read.
package struct AccountView: Hashable, Sendable {
  package var account: AccountRecord
  package var articleCount: Int

  /// Describes a member.
  package init(account: AccountRecord, articleCount: Int) {
    self.account = account
    self.articleCount = articleCount
  }
}

/// The numbers of everything.
package struct CommunitySummary: Hashable, Sendable {
  package var accounts = 0
  package var sections = 0
  package var boards = 0
  package var channels = 0
  package var topics = 0
  package var articles = 0
  package var attachments = 0
  package var likes = 0
  package var pictures = 0
  /// The bytes of all pictures.
  package var pictureBytes = 0

  /// Describes an empty community.
  package init() {}
}
