/// A part of the community that holds boards, such as 休闲娱乐.
package struct Section: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Section>

  package var id: ID
  package var name: String
  package var description: String
  /// The address of a picture, or empty.
  package var cover: String

  package init(id: ID, name: String, description: String = "", cover: String = "") {
    self.id = id
    self.name = name
    self.description = description
    self.cover = cover
  }
}

extension Section: Codable {
  private enum CodingKeys: CodingKey { case id, name, description, cover }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.identity(.id),
      name: try fields.text(.name),
      description: try fields.text(.description),
      cover: try fields.text(.cover))
  }
}

/// What a board's topic list tells of the board's section.
package struct SectionSummary: Hashable, Sendable {
  package var id: Section.ID?
  package var name: String?
  /// The address of a picture.
  package var cover: String?

  package init(id: Section.ID? = nil, name: String? = nil, cover: String?) {
    self.id = id
    self.name = name
    self.cover = cover
  }
}

extension SectionSummary: Codable {
  private enum CodingKeys: CodingKey { case id, name, cover }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.referenceIfAny(.id), name: try fields.textIfAny(.name),
      cover: try fields.textIfAny(.cover))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(id, forKey: .id)
    try fields.encodeIfPresent(name, forKey: .name)
    try fields.encode(cover, forKey: .cover)
  }
}
