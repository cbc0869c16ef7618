package import Foundation

/// A member as others see them; the last fields come only with one's own account.
package struct Account: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Account>

  package var id: ID
  /// The login name, unique in the community.
  package var name: String
  /// What is shown beside the name; free text, may be empty.
  package var nick: String
  /// The picture's absolute address, which may begin with `http:`.
  package var avatarURL: String?
  /// The picture's address relative to the file host.
  package var avatar: String?
  /// The picture's address in cloud storage, to be preferred.
  package var k3sURL: String?
  /// 1 for men; the site has no fixed meaning for the rest.
  package var gender: Int
  /// A day as `YYYY-MM-DD`.
  package var birthday: String?
  package var level: Int
  /// The name of the rank.
  package var levelTitle: String
  /// A role, such as 站务.
  package var title: String?
  package var type: Int
  package var score: Int
  package var loginTime: Date?
  package var createTime: Date?
  /// Whether this member follows the one who asks.
  package var isFan: Bool
  /// Whether the one who asks has blocked this member.
  package var isBlocked: Bool
  /// Whether the one who asks follows this member, where the reply says so.
  package var isFriend: Bool?
  package var friendCount: Int?
  package var fanCount: Int?
  package var articleCount: Int?
  /// Whether the account was closed by its owner.
  package var isClosed: Bool?
  package var mobile: String?
  package var email: String?
  package var city: String?
  package var signature: String?

  package init(
    id: ID, name: String, nick: String = "", avatarURL: String? = nil, avatar: String? = nil,
    k3sURL: String? = nil, gender: Int = 0, birthday: String? = nil, level: Int = 0,
    levelTitle: String = "", title: String? = nil, type: Int = 0, score: Int = 0,
    loginTime: Date? = nil, createTime: Date? = nil, isFan: Bool = false, isBlocked: Bool = false,
    isFriend: Bool? = nil, friendCount: Int? = nil, fanCount: Int? = nil, articleCount: Int? = nil,
    isClosed: Bool? = nil, mobile: String? = nil, email: String? = nil, city: String? = nil,
    signature: String? = nil
  ) {
    self.id = id
    self.name = name
    self.nick = nick
    self.avatarURL = avatarURL
    self.avatar = avatar
    self.k3sURL = k3sURL
    self.gender = gender
    self.birthday = birthday
    self.level = level
    self.levelTitle = levelTitle
    self.title = title
    self.type = type
    self.score = score
    self.loginTime = loginTime
    self.createTime = createTime
    self.isFan = isFan
    self.isBlocked = isBlocked
    self.isFriend = isFriend
    self.friendCount = friendCount
    self.fanCount = fanCount
    self.articleCount = articleCount
    self.isClosed = isClosed
    self.mobile = mobile
    self.email = email
    self.city = city
    self.signature = signature
  }
}
