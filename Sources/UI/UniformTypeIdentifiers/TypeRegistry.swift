import Synchronization

/// What is known of a kind of data.
nonisolated struct TypeDeclaration: Sendable {
  var parents: [String]
  /// The ends of names, the usual one first.
  var extensions: [String] = []
  /// The media types, the usual one first.
  var mediaTypes: [String] = []
}

/// The kinds that are known: those of the system, and those that the program has declared.
nonisolated enum TypeRegistry {
  private static let declared = Mutex<[String: TypeDeclaration]>([:])

  /// What is known of a kind; `nil` if nothing is.
  static func declaration(of identifier: String) -> TypeDeclaration? {
    KnownTypes.all[identifier] ?? declared.withLock { $0[identifier] }
      ?? DynamicType(identifier: identifier)?.declaration
  }

  /// Makes a kind known; what the system knows stays as it is.
  static func declare(_ identifier: String, conformingTo parent: UTType?) {
    guard KnownTypes.all[identifier] == nil else { return }
    declared.withLock { declared in
      var entry = declared[identifier] ?? TypeDeclaration(parents: [])
      if let parent, parent.identifier != identifier, !entry.parents.contains(parent.identifier) {
        entry.parents.append(parent.identifier)
      }
      if entry.parents.isEmpty { entry.parents = [UTType.data.identifier] }
      declared[identifier] = entry
    }
  }

  /// The kinds that a tag stands for, those of the system first.
  static func identifiers(taggedWith tag: String, in tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: KnownTypes.byExtension[tag] ?? []
    case .mimeType: KnownTypes.byMediaType[tag] ?? []
    default: []
    }
  }
}
