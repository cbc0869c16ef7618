/// What a placeholder accepts, under the name that patterns call it by.
///
/// Two types of one name are taken for the same type; a pattern cannot redefine a standard one.
public struct PlaceholderType: Sendable {
  enum Kind: Sendable { case string, constrained, path }

  /// The name before the colon in `<name:placeholder>`.
  public let name: String
  let kind: Kind
  let widths: ClosedRange<Int>
  private let accepts: @Sendable (String) -> Bool

  /// Makes a type that accepts some texts of one segment.
  ///
  /// - Parameters:
  ///   - name: What patterns call it.
  ///   - widths: How many characters an accepted text can have, at least 1.
  ///   - accepts: Judges one decoded, non-empty text.
  /// - Precondition: `widths` begins at 1 or later.
  public init(
    _ name: String, widths: ClosedRange<Int> = 1...255,
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.init(name, .constrained, widths, accepts)
  }

  /// Makes a type that accepts the texts of a value's type.
  public init<Value: URLTextConvertible>(
    _ name: String, as type: Value.Type, widths: ClosedRange<Int> = 1...255
  ) {
    self.init(name, widths: widths) { Value(urlText: $0) != nil }
  }

  private init(
    _ name: String, _ kind: Kind, _ widths: ClosedRange<Int>,
    _ accepts: @escaping @Sendable (String) -> Bool
  ) {
    precondition(widths.lowerBound >= 1, "an empty text cannot stand in a URL")
    self.name = name
    self.kind = kind
    self.widths = widths
    self.accepts = accepts
  }

  /// Whether a decoded text is one of this type's.
  public func accepts(_ text: String) -> Bool {
    guard kind == .constrained else { return !text.isEmpty }
    return widths.contains(text.count) && accepts(text)
  }

  /// Whether no text at all is accepted by both types.
  func isDisjoint(from other: PlaceholderType) -> Bool {
    if name == other.name { return false }
    return !widths.overlaps(other.widths)
      || Set([name, other.name]) == [Self.uuid.name, Self.float.name]
  }
}

// MARK: - Standard types

extension PlaceholderType {
  /// Any non-empty segment; the type of a placeholder that names none.
  public static let string = PlaceholderType("string", .string, 1...Int.max) { _ in true }
  /// `Int` in decimal: `0`, `42`, `-7`; not `+7`, `007`, `-0`, nor what does not fit.
  public static let int = PlaceholderType("int", as: Int.self, widths: 1...20)
  /// A finite decimal number: `1`, `-0.5`; no exponent, `nan`, `inf` or hexadecimal, and no more
  /// than the 1100 characters that any `Double` can be written in.
  public static let float = PlaceholderType("float", as: Double.self, widths: 1...1100)
  /// A UUID in its 36 characters, in either case.
  public static let uuid = PlaceholderType("uuid", widths: 36...36) { text in
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : isHexDigit(byte)
      }
  }
  /// 32 hexadecimal digits in either case.
  public static let hex32 = PlaceholderType("hex32", widths: 32...32) { text in
    text.utf8.count == 32 && text.utf8.allSatisfy(isHexDigit)
  }
  /// One or more whole segments.
  public static let path = PlaceholderType("path", .path, 1...Int.max) { _ in true }

  /// The types that every pattern knows.
  public static let standard: [PlaceholderType] = [.string, .int, .float, .uuid, .hex32, .path]

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension PlaceholderType: Hashable {
  public static func == (one: PlaceholderType, other: PlaceholderType) -> Bool {
    one.name == other.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
