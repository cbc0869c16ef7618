package import Foundation

/// A member of the community.
package struct AccountRecord: Hashable, Sendable, Identifiable {
  /// How a member wants to be spoken of.
  package enum Gender: Int, Sendable {
    case undisclosed = 0
    case male = 1
    case female = 2
  }

  package var id: EntityID
  /// The login name: unique regardless of case, 2...12 ASCII letters and digits.
  package var name: String
  /// What is shown beside the name; free text, may be empty and may contain brackets.
  package var nick: String
  package var gender: Gender
  /// A day as `YYYY-MM-DD`.
  package var birthday: String?
  /// Points; the level and its title follow from them.
  package var score: Int
  /// A role such as 站务 or 版主, if any.
  package var title: String?
  package var city: String?
  /// Lines under each article; may be empty.
  package var signature: String
  /// The picture's content, as a key of `PictureRecord`.
  package var avatar: PictureRecord.Hash?
  package var createTime: Date
  package var loginTime: Date
  /// Whether the member has closed the account (自杀).
  package var isClosed: Bool

  /// Describes a member.
  package init(
    id: EntityID, name: String, nick: String, gender: Gender, birthday: String? = nil,
    score: Int = 0, title: String? = nil, city: String? = nil, signature: String = "",
    avatar: PictureRecord.Hash? = nil, createTime: Date, loginTime: Date, isClosed: Bool = false
  ) {
    self.id = id
    self.name = name
    self.nick = nick
    self.gender = gender
    self.birthday = birthday
    self.score = score
    self.title = title
    self.city = city
    self.signature = signature
    self.avatar = avatar
    self.createTime = createTime
    self.loginTime = loginTime
    self.isClosed = isClosed
  }
}
