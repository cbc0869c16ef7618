import CommunityAPI
package import Foundation

/// Writes models as JSON, several times as fast as `JSONEncoder`, with the site's quirks.
package enum WireJSON {
  /// Returns the bytes of an envelope.
  ///
  /// - Throws: `EncodingError` for fractions that are not finite; no model has any.
  package static func data(_ value: some Encodable, withQuirks: Bool = true) throws -> Data {
    let writer = WireWriter()
    try WireEncoder(writer: writer, withQuirks: withQuirks).write(value)
    return Data(writer.bytes)
  }
}

/// Hands out containers at one depth of a writer.
struct WireEncoder: Encoder {
  let writer: WireWriter
  let withQuirks: Bool
  var quirks = ArticleQuirks.none
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  private let depth: Int

  init(writer: WireWriter, withQuirks: Bool, quirks: ArticleQuirks = .none) {
    self.writer = writer
    self.withQuirks = withQuirks
    self.quirks = quirks
    depth = writer.depth
  }

  /// Writes a value where the writer stands.
  func write<Value: Encodable>(_ value: Value) throws {
    let depth = writer.depth
    let count = writer.count
    if withQuirks, let article = value as? Article {
      let encoder = WireEncoder(
        writer: writer, withQuirks: true, quirks: ArticleQuirks(of: article.id))
      try article.encode(to: encoder)
    } else {
      try value.encode(to: WireEncoder(writer: writer, withQuirks: withQuirks))
    }
    // A value that asks for no container is an empty object.
    if writer.count == count { writer.openObject() }
    writer.close(to: depth)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    // A value may ask twice for the same object, to leave a part of it to another type.
    if writer.depth == depth { writer.openObject(quirks: quirks) }
    return KeyedEncodingContainer(WireObject(encoder: self, depth: depth + 1))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if writer.depth == depth { writer.openArray() }
    return WireArray(encoder: self, depth: depth + 1)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { WireScalar(encoder: self) }
}

/// A value on its own.
private struct WireScalar: SingleValueEncodingContainer {
  let encoder: WireEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { encoder.writer.null() }
  mutating func encode(_ value: Bool) { encoder.writer.literal(value) }
  mutating func encode(_ value: String) { encoder.writer.string(value) }
  mutating func encode(_ value: Int) { encoder.writer.number(value) }
  mutating func encode(_ value: Int8) { encoder.writer.number(value) }
  mutating func encode(_ value: Int16) { encoder.writer.number(value) }
  mutating func encode(_ value: Int32) { encoder.writer.number(value) }
  mutating func encode(_ value: Int64) { encoder.writer.number(value) }
  mutating func encode(_ value: UInt) { encoder.writer.number(value) }
  mutating func encode(_ value: UInt8) { encoder.writer.number(value) }
  mutating func encode(_ value: UInt16) { encoder.writer.number(value) }
  mutating func encode(_ value: UInt32) { encoder.writer.number(value) }
  mutating func encode(_ value: UInt64) { encoder.writer.number(value) }
  mutating func encode(_ value: Float) throws { try encode(Double(value)) }

  mutating func encode(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no \(value)"))
    }
    encoder.writer.fraction(value)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
}
