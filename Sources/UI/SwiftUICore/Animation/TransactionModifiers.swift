extension View {
  /// Shows changes of the view with an animation whenever a value changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      TransactionChange(value: value) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Shows every change of the view with an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionChange(value: Always()) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Changes the transaction of every change of the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionChange(value: Always(), transform: transform))
  }

  /// Changes the transaction of the view whenever a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionChange(value: value, transform: transform))
  }
}

/// Stands for a value whose changes needn't be waited for.
private nonisolated struct Always: Equatable {}

/// Changes the transaction for what is in a view, whenever a value changes.
nonisolated struct TransactionChange<V: Equatable>: ViewModifier {
  typealias Body = Never

  let value: V
  let transform: (inout Transaction) -> Void

  @MainActor static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    let node = slot.existing(TransactionNode.self) ?? TransactionNode(in: slot)
    slot.node = node
    node.take(view.modifier)
    node.show(view.content)
  }

  @MainActor static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    C._elementCount
  }
}

/// Changes the transaction for what is below.
final class TransactionNode: ViewNode {
  private var child: ViewNode?
  private var value: Any?
  private var transform: (inout Transaction) -> Void = { _ in }
  /// The pass in which the value last changed; `nil` if every pass counts.
  private var changedPass: Int?

  override init(in slot: _ViewSlot) {
    super.init(in: slot)
    graph.animations.scopes += 1
  }

  func take<V: Equatable>(_ modifier: TransactionChange<V>) {
    transform = modifier.transform
    guard V.self != Always.self else { return changedPass = nil }
    if let old = value as? V, old != modifier.value {
      changedPass = graph.passNumber
    } else if value == nil {
      changedPass = -1
    }
    value = modifier.value
  }

  func show<V: View>(_ view: V) { reconcile(view, into: &child) }

  func change(_ transaction: inout Transaction) {
    if changedPass == nil || changedPass == graph.passNumber { transform(&transaction) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func willTearDown() {
    graph.animations.scopes -= 1
    super.willTearDown()
  }
}
