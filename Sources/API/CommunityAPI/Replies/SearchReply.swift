/// A stretch of what a search has found.
package struct SearchReply<Found: Searchable>: Hashable, Sendable {
  /// The number of all that were found.
  package var total: Int
  package var size: Int
  /// The offset of the first, from 0.
  package var start: Int
  package var found: [Found]

  package init(total: Int, size: Int, start: Int, found: [Found]) {
    self.total = total
    self.size = size
    self.start = start
    self.found = found
  }
}

/// What can be searched for.
package protocol Searchable: Hashable, Sendable, Codable {
  /// The key of the list of what was found.
  static var searchKey: String { get }
}

extension Account: Searchable {
  package static var searchKey: String { "accounts" }
}

extension FoundArticle: Searchable {
  package static var searchKey: String { "articles" }
}

extension SearchReply: Codable {
  private enum CodingKeys: CodingKey, CaseIterable {
    case total, size, start, found

    var stringValue: String {
      switch self {
      case .total: "total"
      case .size: "size"
      case .start: "start"
      case .found: Found.searchKey
      }
    }

    var intValue: Int? { nil }

    init?(stringValue: String) {
      guard let key = Self.allCases.first(where: { $0.stringValue == stringValue }) else {
        return nil
      }
      self = key
    }

    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      total: try fields.integer(.total),
      size: try fields.integer(.size),
      start: try fields.integer(.start),
      found: try fields.list(.found))
  }
}
