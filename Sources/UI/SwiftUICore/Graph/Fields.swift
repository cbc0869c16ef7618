@_spi(Reflection) import Swift

/// The stored properties of a struct or the members of a tuple, in memory order.
nonisolated enum Fields {
  struct Field: Sendable {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  /// Finds the fields of a type; none for an enum, a class, an existential or a builtin.
  static func of(_ type: Any.Type) -> [Field] {
    guard hasFields(type) else { return [] }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return fields
  }

  /// Whether a type is a struct or a tuple, by the kind that its metadata starts with; the walk over
  /// fields ends the program for an existential.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
    return kind == 0x200 || kind == 0x301
  }

  static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  static func isPlainData(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }
}
