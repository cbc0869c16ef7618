/// Spoils JSON in one of the ways that the site has been seen to.
struct JSONEdit {
  /// The keys without which an object is still of use.
  static let optionalKeys: Set<String> = [
    "account", "article", "attachments", "avatar", "avatarUrl", "birthday", "board", "cdnUrl",
    "city", "groupId", "hash", "k3sUrl", "kbsCode", "ks3Url", "likes", "nick", "pager", "replyId",
    "section", "size", "title", "topic", "tops", "url",
  ]
  private static let codes: Set<String> = ["code", "kbsCode"]
  private static let pageLists = ["topics", "articles", "content", "accounts"]

  private let fault: Fault

  init(_ fault: Fault) { self.fault = fault }

  /// Returns the spoilt tree.
  func apply(to tree: JSONTree, key: String = "") -> JSONTree {
    switch (tree, fault) {
    case (.object(let object), _):
      let kept = fault == .missing ? object.filter { !Self.optionalKeys.contains($0.key) } : object
      return .object(
        Dictionary(uniqueKeysWithValues: kept.map { ($0, apply(to: $1, key: $0)) }))
    case (.list(let list), _): return edit(list.map { apply(to: $0, key: key) }, key: key)
    case (.number(let value), .wrongtype) where !Self.codes.contains(key):
      return .text(String(value))
    case (.flag(let value), .wrongtype): return .number(value ? 1 : 0)
    default: return tree
    }
  }

  private func edit(_ list: [JSONTree], key: String) -> JSONTree {
    switch fault {
    case .empty where Self.pageLists.contains(key): return .list([])
    case .nulls: return .list([.null] + list)
    case .objectfavs:
      return .object(
        Dictionary(uniqueKeysWithValues: list.enumerated().map { (String($0), $1) }))
    default: return .list(list)
    }
  }
}

// MARK: - Shifted pages

extension JSONEdit {
  /// Returns the last item of the list that a page is about; `nil` for an empty one.
  static func lastItem(of page: JSONTree) -> JSONTree? { pageList(of: page)?.list.last }

  /// Returns the page with an item before its others, and as many items as before.
  static func shift(_ page: JSONTree, in item: JSONTree) -> JSONTree {
    guard let (key, list) = pageList(of: page), !list.isEmpty,
      case .object(var envelope) = page, case .object(var data) = envelope["data"]
    else { return page }
    data[key] = .list([item] + list.dropLast())
    envelope["data"] = .object(data)
    return .object(envelope)
  }

  private static func pageList(of page: JSONTree) -> (key: String, list: [JSONTree])? {
    guard case .object(let envelope) = page, case .object(let data) = envelope["data"] else {
      return nil
    }
    for key in pageLists {
      if case .list(let list) = data[key] { return (key, list) }
    }
    return nil
  }
}
