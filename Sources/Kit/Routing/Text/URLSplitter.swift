/// The parts of a URL as they were written, still percent-encoded.
///
/// The cuts are RFC 3986's: the fragment begins at the first `#`, the query at the first `?` before
/// it, and a scheme is there only where `://` follows it. Everything else is path.
struct URLSplitter {
  private(set) var scheme: ArraySlice<UInt8>?
  private(set) var path: ArraySlice<UInt8>
  private(set) var query: ArraySlice<UInt8>?
  private(set) var fragment: ArraySlice<UInt8>?

  /// Cuts a whole URL, which may lack a scheme.
  init(_ text: String) throws(URLTextError) {
    try self.init(path: text)
    guard let colon = path.firstIndex(where: { $0 == .colon || $0 == .slash }),
      path[colon...].starts(with: [.colon, .slash, .slash])
    else { return }
    let scheme = path[..<colon]
    guard Self.isScheme(scheme) else {
      throw .invalidScheme(String(decoding: scheme, as: UTF8.self))
    }
    self.scheme = scheme
    path = path[(colon + 3)...]
  }

  /// Cuts a path with what may follow it; never finds a scheme.
  init(path text: String) throws(URLTextError) {
    let bytes = Array(text.utf8)
    if let control = bytes.first(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw .controlCharacter(control)
    }
    path = bytes[...]
    if let hash = path.firstIndex(of: UInt8(ascii: "#")) {
      fragment = path[(hash + 1)...]
      path = path[..<hash]
    }
    if let mark = path.firstIndex(of: UInt8(ascii: "?")) {
      query = path[(mark + 1)...]
      path = path[..<mark]
    }
  }

  /// The scheme in small letters.
  var lowercasedScheme: String? {
    scheme.map { ASCIICase.lowered(String(decoding: $0, as: UTF8.self)) }
  }

  /// The path's segments; empty ones, which doubled and trailing slashes make, are not there.
  var segments: [ArraySlice<UInt8>] { path.split(separator: .slash) }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// Small letters for what compares without regard to case: schemes and hosts, ASCII only.
enum ASCIICase {
  /// Returns the text with `A` to `Z` made small and all else left alone.
  static func lowered(_ text: String) -> String {
    guard text.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return text }
    let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the character made small when it is one of `A` to `Z`.
  static func lowered(_ character: Character) -> Character {
    ("A"..."Z").contains(character) && character.isASCII
      ? Character(character.lowercased()) : character
  }
}

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let slash = UInt8(ascii: "/")
}
