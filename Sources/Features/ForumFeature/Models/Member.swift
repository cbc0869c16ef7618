package import CommunityAPI
package import Foundation

/// Someone who writes in the forum.
package struct Member: Hashable, Sendable, Identifiable {
  package typealias ID = Account.ID

  package let id: ID
  /// The login name, unique in the community; pages of members are asked for by it.
  package let name: String
  /// What the member wants to be called; the login name when that is blank.
  package let displayName: String
  /// Where the member's picture is, best first; none without one.
  package let avatar: [URL]

  package init(id: ID, name: String, displayName: String, avatar: [URL] = []) {
    self.id = id
    self.name = name
    self.displayName = displayName
    self.avatar = avatar
  }

  init(_ account: Account, addresses: PictureAddresses) {
    let nick = account.nick.trimmingCharacters(in: .whitespacesAndNewlines)
    self.init(
      id: account.id, name: account.name, displayName: nick.isEmpty ? account.name : nick,
      avatar: addresses.addresses(of: account))
  }
}

/// What a member's own page tells beside the name.
package struct MemberProfile: Hashable, Sendable, Identifiable {
  package let member: Member
  package let rank: String
  /// A role in the community; `nil` for most.
  package let role: String?
  package let points: Int
  package let joined: Date?
  package let lastLogin: Date?
  /// Numbers that not every server tells.
  package let articleCount: Int?
  package let followerCount: Int?
  package let followedCount: Int?
  /// Whether the member has left for good.
  package let isClosed: Bool

  package var id: Member.ID { member.id }

  init(_ account: Account, addresses: PictureAddresses) {
    member = Member(account, addresses: addresses)
    rank = account.levelTitle
    role = account.title.flatMap { $0.isEmpty ? nil : $0 }
    points = account.score
    joined = account.createTime
    lastLogin = account.loginTime
    articleCount = account.articleCount
    followerCount = account.fanCount
    followedCount = account.friendCount
    isClosed = account.isClosed ?? false
  }
}

extension Member {
  /// A character that stands for the member where there is no picture: the first letter, digit or
  /// Chinese character of the name.
  package var initial: String {
    let first = displayName.first { $0.isLetter || $0.isNumber } ?? name.first
    return first.map { $0.uppercased() } ?? ""
  }
}
