extension View {
  /// Runs an action when a value changes that is made of the geometry of the scroll view inside.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryAction(transform: transform, action: action))
  }

  /// Runs an action when other views than before are in sight in the scroll view inside.
  ///
  /// The views are those of the layout that `scrollTargetLayout` marks; one is in sight if at
  /// least the threshold, a part of its size, is.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityAction(threshold: threshold, action: action))
  }

  /// Runs an action when more or less of the view is in sight than a part of its size.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(VisibilityAction(threshold: threshold, action: action))
  }
}

/// Watches the geometry of the scroll view inside.
nonisolated struct ScrollGeometryAction<T: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @State private var watcher = ScrollValueWatcher<T>()

  @MainActor func body(content: Content) -> some View {
    watcher.value = { transform($0.geometry) }
    watcher.action = action
    return content.transformEnvironment(\.scrollSettings) { $0.watchers.append(watcher) }
  }
}

/// Watches which views are in sight in the scroll view inside.
nonisolated struct ScrollTargetVisibilityAction<ID: Hashable>: ViewModifier {
  let threshold: Double
  let action: ([ID]) -> Void
  @State private var watcher = ScrollValueWatcher<[ID]>()

  @MainActor func body(content: Content) -> some View {
    watcher.value = { scroll in
      scroll.targets.compactMap { target in
        guard target.area.visiblePart(in: scroll.visibleArea) >= threshold else { return nil }
        return target.ids.lazy.compactMap { $0.base as? ID }.first
      }
    }
    watcher.action = { action($1) }
    return content.transformEnvironment(\.scrollSettings) { $0.watchers.append(watcher) }
  }
}

/// Runs an action when a value changes that is made of a scroll view.
@MainActor final class ScrollValueWatcher<T: Equatable>: ScrollWatching {
  var value: ((ScrollNode) -> T)?
  var action: ((T, T) -> Void)?
  private var last: T?

  nonisolated init() {}

  func check(_ scroll: ScrollNode) {
    guard let new = value.map({ value in Evaluation.untracked { value(scroll) } }) else { return }
    let old = last
    last = new
    guard let old, old != new else { return }
    scroll.graph.actions.add { [weak self] in self?.action?(old, new) }
  }
}

/// Watches how much of the view is in sight.
nonisolated struct VisibilityAction: BoxModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func makeBox(
    _ modifier: VisibilityAction, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<VisibilityAction> {
    VisibilityNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `VisibilityAction`.
final class VisibilityNode: BoxNode<VisibilityAction>, LayoutListening {
  var isListening = false
  private var wasVisible = false

  override init(_ modifier: VisibilityAction, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    markLeadsToFrameReaders()
  }

  override func modifierDidChange(from old: VisibilityAction) { hear() }
  override func didAppear() { hear() }
  override func checkFrames() { hear() }

  override func didDisappear() {
    if wasVisible { tell(false) }
  }

  func deliver() {
    guard isAlive, isPlaced else { return }
    let isVisible = part >= modifier.threshold
    if isVisible != wasVisible { tell(isVisible) }
  }

  private func tell(_ isVisible: Bool) {
    wasVisible = isVisible
    graph.actions.add { [modifier] in modifier.action(isVisible) }
  }

  /// The part of the view that is in sight; all of it where nothing scrolls.
  private var part: Double {
    guard let scroll = scrollNode else { return 1 }
    return scroll.area(of: self).visiblePart(in: scroll.visibleArea)
  }
}
