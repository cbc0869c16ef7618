extension View {
  /// Runs an action at first and whenever a value changes that is made of the view's geometry.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value, at first and whenever a value changes that is
  /// made of the view's geometry.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform, action: action))
  }
}

/// Watches a value that is made of an element's geometry.
nonisolated struct GeometryAction<T: Equatable>: BoxModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    GeometryActionNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `GeometryAction`.
final class GeometryActionNode<T: Equatable>: BoxNode<GeometryAction<T>>, LayoutListening {
  var isListening = false
  private var last: T?

  override init(_ modifier: GeometryAction<T>, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    markLeadsToFrameReaders()
  }

  override func modifierDidChange(from old: GeometryAction<T>) { hear() }
  override func didAppear() { hear() }
  override func checkFrames() { hear() }

  override func placeChildren() {
    super.placeChildren()
    hear()
  }

  func deliver() {
    guard isAlive, isPlaced else { return }
    let modifier = modifier
    let new = Evaluation.untracked { modifier.transform(GeometryProxy(node: self)) }
    let old = last
    guard old != new else { return }
    last = new
    graph.actions.add { modifier.action(old ?? new, new) }
  }
}
