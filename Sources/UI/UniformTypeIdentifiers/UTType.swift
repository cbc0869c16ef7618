/// A kind of data: text, a picture, a folder, or one of a program's own.
///
/// Kinds are known by reverse domain names and conform to more general ones: a PNG picture is an
/// image, and an image is data. Files know them by the ends of their names, programs of this system
/// by media types.
public nonisolated struct UTType: Sendable {
  /// The name of the kind: `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Finds a kind by its name; `nil` if nobody has declared it.
  public init?(_ identifier: String) {
    guard TypeRegistry.declaration(of: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// A kind that the program itself makes known.
  ///
  /// - Parameters:
  ///   - identifier: Its name, in reverse domain notation.
  ///   - parent: What it conforms to, as data at least.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    TypeRegistry.declare(identifier, conformingTo: parent)
    self.init(known: identifier)
  }

  /// A kind that another program makes known.
  ///
  /// - Parameters:
  ///   - identifier: Its name, in reverse domain notation.
  ///   - parent: What it conforms to, as data at least.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// The kind of files whose names end so: one of its own for an end that nobody has declared, and
  /// `nil` for what is no end.
  ///
  /// - Parameters:
  ///   - filenameExtension: The end without its dot; capitals don't matter.
  ///   - supertype: What the kind conforms to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The kind of data that a media type stands for: one of its own for one that nobody has
  /// declared, and `nil` for what is none.
  ///
  /// - Parameters:
  ///   - mimeType: The media type; capitals don't matter.
  ///   - supertype: What the kind conforms to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The kind of data that a tag stands for.
  ///
  /// - Parameters:
  ///   - tag: The tag; capitals don't matter.
  ///   - tagClass: What sort of tag it is.
  ///   - supertype: What the kind conforms to; anything without one.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard tagClass.accepts(tag) else { return nil }
    let known = TypeRegistry.identifiers(taggedWith: tag, in: tagClass).map { UTType(known: $0) }
    if let fitting = known.first(where: { type in supertype.map(type.conforms) ?? true }) {
      self = fitting
    } else {
      let dynamic = DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.identifier)
      self.init(known: dynamic.identifier)
    }
  }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no type is called \(identifier)"))
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "UTType(\(identifier))" }
}
