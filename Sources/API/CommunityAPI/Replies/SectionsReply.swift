/// All sections.
package struct SectionsReply: Hashable, Sendable {
  package var sections: [Section]

  package init(sections: [Section]) {
    self.sections = sections
  }
}

extension SectionsReply: Codable {
  private enum CodingKeys: CodingKey { case sections }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sections: try fields.list(.sections))
  }
}
