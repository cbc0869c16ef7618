/// A stretch of the members whose names hold some letters.
package struct AccountSearchReply: Hashable, Sendable {
  /// The number of all that were found.
  package var total: Int
  package var size: Int
  /// The offset of the first, from 0.
  package var start: Int
  package var accounts: [Account]

  package init(total: Int, size: Int, start: Int, accounts: [Account]) {
    self.total = total
    self.size = size
    self.start = start
    self.accounts = accounts
  }
}

extension AccountSearchReply: Codable {
  private enum CodingKeys: CodingKey { case total, size, start, accounts }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      total: try fields.integer(.total),
      size: try fields.integer(.size),
      start: try fields.integer(.start),
      accounts: try fields.list(.accounts))
  }
}
