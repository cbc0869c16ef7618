extension UTType {
  /// Whether the kind is another one, or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether another kind is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }

  /// Whether the kind is a special case of another one.
  public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

  /// Everything that the kind conforms to, beside itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = TypeRegistry.declaration(of: identifier)?.parents ?? []
    while let parent = waiting.popLast() {
      guard found.insert(UTType(known: parent)).inserted else { continue }
      waiting += TypeRegistry.declaration(of: parent)?.parents ?? []
    }
    return found
  }

  /// Whether the kind has a declaration, rather than only a tag.
  public var isDeclared: Bool { !isDynamic && TypeRegistry.declaration(of: identifier) != nil }

  /// Whether the kind was made up for a tag that nobody has declared.
  public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }

  /// Whether the kind is one that all programs know.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The names by which the kind is known outside, the usual ones first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration = TypeRegistry.declaration(of: identifier) else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mediaTypes.isEmpty { tags[.mimeType] = declaration.mediaTypes }
    return tags
  }

  /// How names of files of the kind end, without a dot; `nil` if nobody has said so.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The media type of the kind; `nil` if nobody has said so.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
}
