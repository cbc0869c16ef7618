import Foundation

/// A node that arranges the elements of its content.
@MainActor class ContainerNode: LayoutNode {
  @exclusivity(unchecked) final var contentNode: ViewNode?
  final private(set) var elements: ContiguousArray<LayoutNode> = []
  private final var areElementsStale = true

  /// The axis along which the container arranges its elements, if it is a stack.
  var orientation: Axis? { nil }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func elementsDidChange() {
    areElementsStale = true
    setNeedsLayout()
  }

  override func directionDidChange() {
    elementsDidChange()
    super.directionDidChange()
  }

  override func prepareToMeasure() {
    guard areElementsStale else { return }
    areElementsStale = false
    elements.removeAll(keepingCapacity: true)
    contentNode?.collectElements(into: &elements)
    for element in elements {
      adopt(element)
      element.adoptOrientation(orientation)
    }
    elementsWereCollected()
  }

  /// Runs after the elements were collected anew.
  func elementsWereCollected() {}

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { elements.forEach(body) }
}

/// A layout of the engine's own, whose calls read nothing that could change by itself.
package nonisolated protocol BuiltInLayout: Layout {}

/// Arranges its elements by a layout.
final class LayoutContainerNode<L: Layout>: ContainerNode {
  private(set) var layout: L
  private var layoutCache: L.Cache?
  private var subviews = LayoutSubviews([], direction: .leftToRight)

  init(_ layout: L, in slot: _ViewSlot) {
    self.layout = layout
    super.init(in: slot)
    if !isBuiltIn { graph.guides.addAll() }
  }

  private var isBuiltIn: Bool {
    (layout as? AnyLayout)?.isBuiltIn ?? (L.self is any BuiltInLayout.Type)
  }

  func setLayout(_ new: L) {
    guard !areSame(layout, new) else { return }
    layout = new
    if !isBuiltIn { graph.guides.addAll() }
    for element in elements { element.adoptOrientation(orientation) }
    refreshCache()
    setNeedsLayout()
  }

  override var orientation: Axis? {
    (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }

  override func elementsWereCollected() {
    subviews = LayoutSubviews(elements, direction: scope.direction)
    refreshCache()
  }

  override func willRemeasure() { refreshCache() }

  private func refreshCache() {
    guard var cache = layoutCache else { return }
    layout.updateCache(&cache, subviews: subviews)
    layoutCache = cache
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    var cache = layoutCache ?? layout.makeCache(subviews: subviews)
    layoutCache = nil
    defer { layoutCache = cache }
    if isBuiltIn { return body(&cache) }
    return trackLayout(of: L.self) { body(&cache) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func makeSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func findGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { cache in
      place(in: bounds, proposal: proposal, cache: &cache)
      return switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: placedSize)
    withCache { place(in: bounds, proposal: placedProposal, cache: &$0) }
    for element in elements { settle(element) }
  }

  private func place(in bounds: CGRect, proposal: ProposedViewSize, cache: inout L.Cache) {
    for element in elements where !isBuiltIn {
      element.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    if !isBuiltIn, let grid = lengths.grid { elements.forEach { $0.snap(to: grid) } }
  }

  override var label: String { typeName(L.self) }
}

extension LayoutNode {
  /// Runs a program's layout code, adding what it reads to what its node depends on.
  final func trackLayout<Result>(of type: Any.Type, _ body: () -> Result) -> Result {
    let tracker = layoutTracker ?? Tracker(node: self, purpose: .layout)
    layoutTracker = tracker
    return tracker.trackMore(observing: type, body)
  }
}
