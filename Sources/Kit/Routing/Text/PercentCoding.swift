/// Percent-encoding of RFC 3986 §2, without Foundation.
package enum PercentCoding {
  /// What may stand unencoded somewhere.
  struct Allowed {
    fileprivate let table: [Bool]

    private init(_ extra: String) {
      var table = [Bool](repeating: false, count: 256)
      for byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8 {
        table[Int(byte)] = true
      }
      for byte in extra.utf8 { table[Int(byte)] = true }
      self.table = table
    }

    /// A segment of a path (`pchar`).
    static let segment = Allowed("!$&'()*+,;=:@")
    /// A host; an `@` there would part off a user name, a `:` the port.
    fileprivate static let host = Allowed("!$&'()*+,;=")
    /// A name or value of a query; whatever separates items is encoded, and so is `+`.
    static let queryPart = Allowed("!$'()*,;:@/?")
    /// A fragment.
    static let fragment = Allowed("!$&'()*+,;=:@/?")
  }

  /// Decodes each triplet once, and reads `+` as a space where forms are meant.
  package static func decode(
    _ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false
  ) throws(URLTextError) -> String {
    guard bytes.contains(where: { $0 == percent || (plusIsSpace && $0 == plus) }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == percent {
        decoded.append(try triplet(at: index, of: bytes))
        index += 3
      } else {
        decoded.append(plusIsSpace && byte == plus ? space : byte)
        index += 1
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw .invalidUTF8(String(decoding: bytes, as: UTF8.self))
    }
    return text
  }

  /// Encodes the bytes of a text that are not allowed where it goes.
  static func encode(_ text: String, for allowed: Allowed) -> String {
    guard text.utf8.contains(where: { !allowed.table[Int($0)] }) else { return text }
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if allowed.table[Int(byte)] {
        encoded.append(byte)
      } else {
        encoded += [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Encodes a segment of a path or, with a scheme, the first: the host with perhaps a port.
  static func encode(segment text: String, isHost: Bool) -> String {
    guard isHost else { return encode(text, for: .segment) }
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
      return encode(text, for: .host)
    }
    let port = text[colon...].dropFirst()
    guard (1...5).contains(port.count), port.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return encode(text, for: .host)
    }
    return encode(String(text[..<colon]), for: .host) + ":" + port
  }

  private static let percent = UInt8(ascii: "%")
  private static let plus = UInt8(ascii: "+")
  private static let space = UInt8(ascii: " ")
  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func triplet(
    at index: Int, of bytes: ArraySlice<UInt8>
  ) throws(URLTextError) -> UInt8 {
    guard index + 2 < bytes.endIndex, let high = nibble(bytes[index + 1]),
      let low = nibble(bytes[index + 2])
    else {
      let end = min(index + 3, bytes.endIndex)
      throw .invalidPercentEncoding(String(decoding: bytes[index..<end], as: UTF8.self))
    }
    let byte = high << 4 | low
    guard byte != 0 else { throw .controlCharacter(0) }
    return byte
  }

  private static func nibble(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
