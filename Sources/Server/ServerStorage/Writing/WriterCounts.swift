/// What a transaction adds to the numbers that boards and members carry.
struct WriterCounts {
  struct Board {
    var topics = 0
    var sticky = 0
    var essence = 0
    var articles = 0
    var illustrated = 0
  }

  private(set) var boards: [Int64: Board] = [:]
  /// Articles that anybody may read, by their authors' rows.
  private(set) var openArticles: [Int64: Int] = [:]

  mutating func add(_ topic: TopicRecord, to board: Int64) {
    boards[board, default: Board()].topics += 1
    if topic.isSticky { boards[board]?.sticky += 1 }
    if topic.isEssence { boards[board]?.essence += 1 }
  }

  mutating func addArticle(to board: Int64, account: Int64?, isIllustrated: Bool) {
    boards[board, default: Board()].articles += 1
    if isIllustrated { boards[board]?.illustrated += 1 }
    if let account { openArticles[account, default: 0] += 1 }
  }
}
