public import Observation

extension View {
  /// Sets an environment value for the view and what it contains.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Sets an observable object for the view and what it contains, to be read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriter { $0[ObjectKey<T>.self] = object })
  }

  /// Changes an environment value for the view and what it contains.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}

/// The key under which an observable object is kept.
nonisolated enum ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

/// Opens a scope in which some values differ.
nonisolated struct EnvironmentWriter: ViewModifier {
  typealias Body = Never

  let write: (inout EnvironmentValues) -> Void

  @MainActor static func _reconcile<C: View>(
    _ view: ModifiedContent<C, EnvironmentWriter>, in slot: inout _ViewSlot
  ) {
    let node = slot.existing(EnvironmentNode.self) ?? EnvironmentNode(in: slot)
    slot.node = node
    node.show(view.content, write: view.modifier.write)
  }

  @MainActor static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    C._elementCount
  }
}

/// Owns the scope that an environment modifier opens.
final class EnvironmentNode: ViewNode {
  private let inner: EnvironmentScope
  private var write: (inout EnvironmentValues) -> Void = { _ in }
  @exclusivity(unchecked) private var child: ViewNode?

  override init(in slot: _ViewSlot) {
    inner = EnvironmentScope(parent: slot.scope)
    super.init(in: slot)
  }

  func show<V: View>(_ view: V, write: @escaping (inout EnvironmentValues) -> Void) {
    self.write = write
    update()
    reconcile(view, into: &child, scope: inner)
  }

  override func update() {
    needsUpdate = false
    let values = tracker.track(observing: EnvironmentNode.self) {
      var values = EnvironmentValues(base: scope)
      write(&values)
      return values
    }
    let direction = inner.direction
    inner.set(values.writes)
    if inner.direction != direction { child?.directionDidChange() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
