import CommunityAPI

/// What is odd about an article's lists, as the site's own server is odd: a null among
/// attachments or likes, and lists that are left out when they would be empty.
///
/// The same article is always odd in the same way.
struct ArticleQuirks: Hashable {
  enum Edit { case none, nullFirst, leaveOut }

  static let none = ArticleQuirks(attachments: 7, likes: 7)

  private let attachments: UInt8
  private let likes: UInt8

  private init(attachments: UInt8, likes: UInt8) {
    self.attachments = attachments
    self.likes = likes
  }

  /// Decides by the last digits of an article's name.
  init(of id: Article.ID) {
    var tail = id.rawValue.utf8.suffix(2).makeIterator()
    attachments = (tail.next() ?? 7) % 8
    likes = (tail.next() ?? 7) % 8
  }

  /// Tells how the article's member of some name is written.
  func edit(_ name: String, isEmpty: () -> Bool) -> Edit {
    guard self != .none else { return .none }
    return switch name {
    case "attachments": Self.edit(attachments, isEmpty)
    case "likes": Self.edit(likes, isEmpty)
    default: .none
    }
  }

  private static func edit(_ digit: UInt8, _ isEmpty: () -> Bool) -> Edit {
    switch digit {
    case 0: .nullFirst
    case 1: isEmpty() ? .leaveOut : .none
    default: .none
    }
  }
}
