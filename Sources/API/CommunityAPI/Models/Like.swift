package import Foundation

/// One member's judgement of an article.
package struct Like: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Like>

  package var id: ID
  package var articleID: Article.ID
  package var accountID: Account.ID
  package var accountName: String
  /// From −5 to 5.
  package var score: Int
  /// A word along with it; may be empty.
  package var body: String
  package var tag: String
  package var serial: Int
  package var status: Int
  package var time: Date?
  package var account: Account?

  package init(
    id: ID, articleID: Article.ID, accountID: Account.ID, accountName: String, score: Int,
    body: String = "", tag: String = "", serial: Int = 0, status: Int = 0, time: Date? = nil,
    account: Account? = nil
  ) {
    self.id = id
    self.articleID = articleID
    self.accountID = accountID
    self.accountName = accountName
    self.score = score
    self.body = body
    self.tag = tag
    self.serial = serial
    self.status = status
    self.time = time
    self.account = account
  }
}

extension Like: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, accountName, score, body, tag, serial, status, time, account
    case articleID = "articleId"
    case accountID = "accountId"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.identity(.id),
      articleID: try fields.reference(.articleID),
      accountID: try fields.reference(.accountID),
      accountName: try fields.text(.accountName),
      score: try fields.integer(.score),
      body: try fields.text(.body),
      tag: try fields.text(.tag),
      serial: try fields.integer(.serial),
      status: try fields.integer(.status),
      time: try fields.time(.time),
      account: try fields.object(.account))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(articleID, forKey: .articleID)
    try fields.encode(accountID, forKey: .accountID)
    try fields.encode(accountName, forKey: .accountName)
    try fields.encode(score, forKey: .score)
    try fields.encode(body, forKey: .body)
    try fields.encode(tag, forKey: .tag)
    try fields.encode(serial, forKey: .serial)
    try fields.encode(status, forKey: .status)
    try fields.encodeIfPresent(time: time, forKey: .time)
    try fields.encode(account, forKey: .account)
  }
}
