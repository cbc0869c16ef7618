/// An entry of the home page: the hot list, the album, or a choice of boards.
package struct NavigationEntry: Hashable, Sendable {
  /// The phantom of ``Identifier`` for a choice of boards.
  package enum Channel {}

  /// What the entry opens.
  package enum Target: Hashable, Sendable {
    /// The topics that are hot in the whole community (热帖).
    case hotTopics
    /// Articles with pictures (图览).
    case album
    /// A choice of boards.
    case channel(Identifier<Channel>)
  }

  package var name: String
  package var id: Identifier<Channel>
  package var type: String
  package var value: String

  package init(name: String, id: Identifier<Channel>, type: String, value: String) {
    self.name = name
    self.id = id
    self.type = type
    self.value = value
  }

  /// What the entry opens; either of two fields may tell.
  package var target: Target {
    if type == "global" || value == "global" { return .hotTopics }
    if type == "album" || value == "album" { return .album }
    return .channel(id)
  }
}

extension NavigationEntry: Codable {
  private enum CodingKeys: CodingKey { case name, id, type, value }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.text(.name), id: try fields.reference(.id), type: try fields.text(.type),
      value: try fields.text(.value))
  }
}
