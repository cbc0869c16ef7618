/// A sort of names by which data is known outside a program.
public nonisolated struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends of the names of files, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Media types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// Whether something can be such a tag at all.
  func accepts(_ tag: String) -> Bool {
    guard !tag.isEmpty, !tag.contains(where: { $0.isWhitespace || $0 == "\0" }) else {
      return false
    }
    switch self {
    case .filenameExtension: return !tag.contains("/")
    case .mimeType:
      let parts = tag.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    default: return true
    }
  }
}
