/// The members of an object.
struct WireObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: WireEncoder
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  private var writer: WireWriter { encoder.writer }

  mutating func encodeNil(forKey key: Key) { if begin(key) { writer.null() } }
  mutating func encode(_ value: Bool, forKey key: Key) { if begin(key) { writer.literal(value) } }
  mutating func encode(_ value: String, forKey key: Key) { if begin(key) { writer.string(value) } }
  mutating func encode(_ value: Int, forKey key: Key) { if begin(key) { writer.number(value) } }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let isEmptyList = { (value as? any Collection)?.isEmpty ?? false }
    if writer.key(key.stringValue, at: depth, isEmptyList: isEmptyList) {
      try encoder.write(value)
    }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    _ = begin(key)
    return WireEncoder(writer: writer, withQuirks: encoder.withQuirks).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    _ = begin(key)
    return WireEncoder(writer: writer, withQuirks: encoder.withQuirks).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    _ = writer.key("super", at: depth)
    return WireEncoder(writer: writer, withQuirks: encoder.withQuirks)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    _ = begin(key)
    return WireEncoder(writer: writer, withQuirks: encoder.withQuirks)
  }

  private func begin(_ key: Key) -> Bool { writer.key(key.stringValue, at: depth) }
}

/// The elements of an array.
struct WireArray: UnkeyedEncodingContainer {
  let encoder: WireEncoder
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(encoder: WireEncoder, depth: Int) {
    self.encoder = encoder
    self.depth = depth
  }

  mutating func encodeNil() {
    begin()
    encoder.writer.null()
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    begin()
    try encoder.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    superEncoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    superEncoder().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return WireEncoder(writer: encoder.writer, withQuirks: encoder.withQuirks)
  }

  private mutating func begin() {
    encoder.writer.element(at: depth)
    count += 1
  }
}
