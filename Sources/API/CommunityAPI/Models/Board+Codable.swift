extension Board: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, title, type, isFavorite, accessScore, todayPostCount, status
    case section
    case groupID = "groupId"
    case sectionID = "sectionId"
    case isReadOnly = "readOnly"
    case forbidsReplies = "forbiddenReply"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let statistics = try Statistics(from: decoder)
    self.init(
      id: try fields.identity(.id),
      name: try fields.text(.name),
      title: try fields.text(.title).trimmed,
      type: try fields.integer(.type),
      groupID: try fields.referenceIfAny(.groupID),
      sectionID: try fields.reference(.sectionID),
      isFavorite: try fields.flagIfAny(.isFavorite) ?? statistics.isFavorites ?? false,
      isReadOnly: try fields.flag(.isReadOnly),
      forbidsReplies: try fields.flag(.forbidsReplies),
      accessScore: try fields.integer(.accessScore),
      todayPostCount: try fields.integer(.todayPostCount),
      status: try fields.integer(.status),
      section: try fields.object(.section),
      statistics: statistics)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(name, forKey: .name)
    try fields.encode(title, forKey: .title)
    try fields.encode(type, forKey: .type)
    try fields.encode(groupID?.rawValue ?? "", forKey: .groupID)
    try fields.encode(sectionID, forKey: .sectionID)
    try fields.encode(number: isFavorite, forKey: .isFavorite)
    try fields.encode(isReadOnly, forKey: .isReadOnly)
    try fields.encode(forbidsReplies, forKey: .forbidsReplies)
    try fields.encode(accessScore, forKey: .accessScore)
    try fields.encode(todayPostCount, forKey: .todayPostCount)
    try fields.encode(status, forKey: .status)
    try fields.encodeIfPresent(section, forKey: .section)
    try statistics.encode(to: encoder)
  }
}

extension Board.Statistics: Codable {
  private enum CodingKeys: String, CodingKey {
    case articleCount, topicCount, isAttachment, isFavorites, popularity
    case managers = "manager"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let managers: LenientList<ManagerName>? = try fields.object(.managers)
    self.init(
      managers: managers?.elements.map(\.name),
      articleCount: try fields.integerIfAny(.articleCount),
      topicCount: try fields.integerIfAny(.topicCount),
      isAttachment: try fields.integerIfAny(.isAttachment),
      isFavorites: try fields.flagIfAny(.isFavorites),
      popularity: try fields.integerIfAny(.popularity))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(managers, forKey: .managers)
    try fields.encodeIfPresent(articleCount, forKey: .articleCount)
    try fields.encodeIfPresent(topicCount, forKey: .topicCount)
    try fields.encodeIfPresent(isAttachment, forKey: .isAttachment)
    try fields.encodeIfPresent(number: isFavorites, forKey: .isFavorites)
    try fields.encodeIfPresent(popularity, forKey: .popularity)
  }
}

/// A manager, written as a name or as a whole account.
private struct ManagerName: Decodable {
  let name: String

  private enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: CodingKeys.self) {
      name = try fields.text(.name)
    } else {
      name = try Scalar(from: decoder).text
    }
    guard !name.isEmpty else { throw EmptyElement() }
  }
}
