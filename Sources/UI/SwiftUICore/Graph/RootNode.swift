import Foundation

/// The node around everything: proposes the size of the window and centres what comes back.
final class RootNode: LayoutNode, SizeContainer {
  var dependents: [ObjectIdentifier: WeakNode] = [:]
  var room: CGSize? { graph.size }
  @exclusivity(unchecked) private var contentNode: ViewNode?

  init(of graph: ViewGraph, scope: EnvironmentScope) {
    super.init(rootOf: graph, scope: scope)
    settlePlacement()
  }

  func show<V: View>(_ view: V) {
    reconcile(LayoutView(layout: VStackLayout(), content: RootContent(view)), into: &contentNode)
    if let child, child.layoutParent == nil { adopt(child) }
    setNeedsPlacement()
  }

  var child: LayoutNode? { contentNode as? LayoutNode }

  func sizeDidChange() {
    remeasureDependents()
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.size }
  override var ignoresContentSize: Bool { true }

  override func placeChildren() {
    guard let child else { return }
    let size = graph.size
    child.place(
      at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
      proposal: ProposedViewSize(size))
    settle(child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }
  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { child.map(body) }
  override var label: String { "root" }
}

/// Keeps the type of the root's view at the root.
private struct RootContent<Content: View>: PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    Content._reconcile(view.content, in: &slot)
  }

  @MainActor static var _elementCount: _ElementCount { Content._elementCount }
}
