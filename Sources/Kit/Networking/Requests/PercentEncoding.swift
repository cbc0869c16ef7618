import Foundation

/// Text as it is written into addresses and forms: UTF-8, and nothing left to guess.
enum PercentEncoding {
  /// Writes a path: slashes stay, all else but letters, digits and `-._~` is encoded.
  static func path(_ text: String) -> String {
    encode(text) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// Writes fields behind a question mark; `+`, `&`, `;`, `=` and blanks in them are encoded.
  static func query(_ fields: [URLQueryItem]) -> String {
    join(fields) { encode($0, keeping: isUnreserved) }
  }

  /// Writes fields as `application/x-www-form-urlencoded` (WHATWG URL §5.2): a blank is a plus.
  static func form(_ fields: [URLQueryItem]) -> String {
    join(fields) { text in
      encode(text) { byte in
        (isUnreserved(byte) && byte != UInt8(ascii: "~")) || byte == UInt8(ascii: "*")
          || byte == UInt8(ascii: " ")
      }.replacing(" ", with: "+")
    }
  }

  private static func join(_ fields: [URLQueryItem], encode: (String) -> String) -> String {
    fields.map { field in
      field.value.map { "\(encode(field.name))=\(encode($0))" } ?? encode(field.name)
    }.joined(separator: "&")
  }

  private static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
