/// Several views in a row, as a view builder joins them.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T

  /// Creates a view from a tuple of views.
  public init(_ value: T) { self.value = value }

  @MainActor public static func _reconcile(_ view: TupleView<T>, in slot: inout _ViewSlot) {
    if let node = slot.existing(TupleNode<T>.self) {
      node.fill(from: view.value)
    } else {
      let node = TupleNode<T>(in: slot)
      node.fill(from: view.value)
      slot.node = node
    }
  }

  @MainActor public static var _elementCount: _ElementCount {
    TupleMembers.of(T.self).reduce(.fixed(0)) { $0 + $1.type._elementCount }
  }
}

/// Stands for the members of a tuple; its shape never changes.
final class TupleNode<T>: ViewNode {
  private let members: [TupleMembers.Member]
  private var children: ContiguousArray<ViewNode?>

  override init(in slot: _ViewSlot) {
    members = TupleMembers.of(T.self)
    children = ContiguousArray(repeating: nil, count: members.count)
    super.init(in: slot)
  }

  func fill(from value: T) {
    withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for index in members.indices {
        fill(members[index].type, from: base + members[index].offset, at: index)
      }
    }
  }

  private func fill<V: View>(_ type: V.Type, from pointer: UnsafeRawPointer, at index: Int) {
    reconcile(pointer.assumingMemoryBound(to: V.self).pointee, into: &children[index])
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { child.map(body) }
  }
}

/// The views in a tuple type and where they lie in its memory, found once per type.
@MainActor enum TupleMembers {
  struct Member {
    let offset: Int
    let type: any View.Type
  }

  private static var known: [ObjectIdentifier: [Member]] = [:]

  static func of<T>(_ type: T.Type) -> [Member] {
    if let members = known[ObjectIdentifier(type)] { return members }
    let members = find(in: type)
    known[ObjectIdentifier(type)] = members
    return members
  }

  private static func find<T>(in type: T.Type) -> [Member] {
    if let single = type as? any View.Type { return [Member(offset: 0, type: single)] }
    return Fields.of(type).map { field in
      guard let view = field.type as? any View.Type else {
        fatalError("TupleView<\(type)>: member \(field.name) is not a View")
      }
      return Member(offset: field.offset, type: view)
    }
  }
}
