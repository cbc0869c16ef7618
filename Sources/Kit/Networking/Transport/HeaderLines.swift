import Foundation

/// Gathers the lines of a header, past those of interim answers (status 1xx).
struct HeaderLines {
  /// The most bytes of a header; all browsers stop at about this.
  private static let sizeLimit = 262_144

  private var status = 0
  private var fields = HeaderFields()
  private var size = 0

  init() {}

  /// Takes a line with its line end.
  ///
  /// - Returns: Status and fields with the line that ends the header of the real answer.
  /// - Throws: `.malformedReply` when the header gets too long.
  mutating func take(
    _ bytes: UnsafeRawBufferPointer
  ) throws(NetworkError) -> (status: Int, fields: HeaderFields)? {
    size += bytes.count
    guard size <= Self.sizeLimit else { throw .malformedReply(reason: "a header too long") }
    let line = Self.text(bytes)
    if line.isEmpty { return status >= 200 ? (status, fields) : nil }
    if line.hasPrefix("HTTP/") {
      fields = HeaderFields()
      status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if let colon = line.firstIndex(of: ":") {
      let name = String(line[..<colon]).trimmingSpaces
      fields.add(name, String(line[line.index(after: colon)...]))
    }
    return nil
  }

  /// UTF-8, or Latin-1 where it isn't; without the line end.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    var bytes = bytes[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes = bytes.dropLast() }
    return String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
