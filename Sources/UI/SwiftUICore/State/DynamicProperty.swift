/// A stored property of a view that brings in something from outside its value.
///
/// A property wrapper of one's own conforms by being made of others; they are found in it.
public protocol DynamicProperty {
  /// Prepares the value before the body is evaluated.
  mutating func update()

  /// Connects a property with what is kept for it at its view's place in the graph.
  @MainActor static func _install(_ property: inout Self, in slot: inout _PropertySlot)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {}
}

/// What the graph keeps for one dynamic property of one view.
@MainActor public struct _PropertySlot {
  var storage: AnyObject?
  let node: ViewNode
}

/// The dynamic properties of one view in the graph.
@MainActor struct DynamicProperties {
  let fields: [DynamicFields.Field]
  private(set) var storages: ContiguousArray<AnyObject?>

  /// Finds the properties of a type; their state may come back from a row that was out of sight.
  init<V>(of type: V.Type, restoring state: ParkedState?) {
    fields = DynamicFields.of(type)
    storages = state?.take(type) ?? ContiguousArray(repeating: nil, count: fields.count)
  }

  /// Connects a new value's properties with what is kept.
  mutating func install<V>(in value: inout V, node: ViewNode) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for index in fields.indices {
        var slot = _PropertySlot(storage: storages[index], node: node)
        install(fields[index].type, at: base + fields[index].offset, in: &slot)
        storages[index] = slot.storage
      }
    }
  }

  /// Lets properties that are made of others prepare their values.
  func update<V>(in value: inout V) {
    guard fields.contains(where: \.isComposed) else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields where field.isComposed { update(field.type, at: base + field.offset) }
    }
  }

  private func install<P: DynamicProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, in slot: inout _PropertySlot
  ) {
    P._install(&pointer.assumingMemoryBound(to: P.self).pointee, in: &slot)
  }

  private func update<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: P.self).pointee.update()
  }
}

/// Where the dynamic properties of a type lie, found once; inner ones before those they make up.
@MainActor enum DynamicFields {
  struct Field {
    /// The name of the view's own property that it is, or is part of.
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    let isComposed: Bool
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = find(in: type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func find(in type: Any.Type) -> [Field] {
    if let embedding = type as? any EmbeddingProperty.Type { return of(embedding.embeddedType) }
    return Fields.of(type).flatMap { field -> [Field] in
      guard let property = field.type as? any DynamicProperty.Type else { return [] }
      if property is any InstalledProperty.Type {
        return [
          Field(name: field.name, offset: field.offset, type: property, isComposed: false)
        ]
      }
      let inner = of(property).map {
        Field(
          name: field.name, offset: $0.offset + field.offset, type: $0.type,
          isComposed: $0.isComposed)
      }
      return inner + [
        Field(name: field.name, offset: field.offset, type: property, isComposed: true)
      ]
    }
  }
}

/// A property wrapper of the engine, which is not looked into.
protocol InstalledProperty: DynamicProperty, ComparedByRule {
  /// Reads the value as a body does, so that what it depends on is registered.
  @MainActor func touch()
}

extension InstalledProperty {
  @MainActor func touch() {}
}
