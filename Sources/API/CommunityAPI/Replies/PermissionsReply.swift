/// What the one who asks may do with a topic.
package struct PermissionsReply: Hashable, Sendable, Codable {
  package var read: Permission
  package var write: Permission

  package init(read: Permission, write: Permission) {
    self.read = read
    self.write = write
  }
}

/// Whether one thing is allowed.
package struct Permission: Hashable, Sendable {
  /// `VIEW` or `POST`.
  package var facet: String
  package var isGranted: Bool
  /// Why not, in words for people.
  package var cause: String?

  package init(facet: String, isGranted: Bool, cause: String? = nil) {
    self.facet = facet
    self.isGranted = isGranted
    self.cause = cause
  }
}

extension Permission: Codable {
  private enum CodingKeys: String, CodingKey {
    case facet, cause
    case isGranted = "hasPerm"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      facet: try fields.text(.facet),
      isGranted: try fields.flag(.isGranted),
      cause: try fields.textIfAny(.cause))
  }
}
