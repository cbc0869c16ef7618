/// Why a text is no URL that can be routed.
public enum URLTextError: Error, Hashable, Sendable {
  /// The text before `://` is no scheme (a letter, then letters, digits, `+`, `-`, `.`).
  case invalidScheme(String)
  /// A percent sign is not followed by two hexadecimal digits; holds the sign and what follows it.
  case invalidPercentEncoding(String)
  /// The percent-encoded bytes are not UTF-8; holds the part as it was written.
  case invalidUTF8(String)
  /// A control character stands in the text, or a NUL byte is encoded in it (`%00`).
  case controlCharacter(UInt8)
}

extension URLTextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidScheme(let scheme):
      "“\(scheme)” is not a scheme"
    case .invalidPercentEncoding(let triplet):
      "“\(triplet)” is not a percent sign with two hexadecimal digits"
    case .invalidUTF8(let part):
      "“\(part)” is not encoded as UTF-8"
    case .controlCharacter(let byte):
      "the control character \(byte) is not allowed"
    }
  }
}
