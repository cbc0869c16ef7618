/// The entries of the home page, in the second envelope that this one call has.
package struct NavigationReply: Hashable, Sendable {
  /// 0 for success, unlike the outer envelope's 1.
  package var code: Int
  package var entries: [NavigationEntry]

  package init(code: Int = 0, entries: [NavigationEntry]) {
    self.code = code
    self.entries = entries
  }
}

extension NavigationReply: Codable {
  private enum CodingKeys: String, CodingKey {
    case code
    case entries = "data"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(code: try fields.integer(.code), entries: try fields.list(.entries))
  }
}
