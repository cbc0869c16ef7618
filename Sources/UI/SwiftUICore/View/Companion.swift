import Foundation

extension View {
  /// Keeps views without size beside this one, once, however many elements it stands for.
  ///
  /// They are there for the preferences that they hand on: tools, commands, tabs. They are placed
  /// with the first element, and go on living when that is replaced by another.
  nonisolated package func companion<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    modifier(Companion(companion: content()))
  }
}

/// Views beside others.
nonisolated struct Companion<Beside: View>: ViewModifier {
  typealias Body = Never

  let companion: Beside

  @MainActor static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    let node = slot.existing(CompanionNode.self) ?? CompanionNode(in: slot)
    slot.node = node
    node.reconcile(view.content, into: &node.contentNode)
    let pile = LayoutView(layout: ZStackLayout(), content: view.modifier.companion)
    node.reconcile(pile, into: &node.companionNode)
  }

  @MainActor static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    C._elementCount
  }
}

/// The node of a `Companion`: puts a box around the first element.
final class CompanionNode: ViewNode {
  var contentNode: ViewNode?
  var companionNode: ViewNode?
  private var box: CompanionBox?

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func forEachOwned(_ body: (ViewNode) -> Void) {
    box.map(body)
    companionNode.map(body)
    contentNode.map(body)
  }

  override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    contentNode?.collectElements(into: &inner)
    if let first = inner.first { inner[0] = boxed(first) }
    elements.append(contentsOf: inner)
  }

  override func collectRow(_ index: Int, into elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    contentNode?.collectRow(index, into: &inner)
    if index == 0, let first = inner.first { inner[0] = boxed(first) }
    elements.append(contentsOf: inner)
  }

  private func boxed(_ element: LayoutNode) -> LayoutNode {
    if let box, box.inner === element { return box }
    let old = box
    let box = CompanionBox(
      around: element, beside: companionNode as? LayoutNode,
      in: _ViewSlot(node: nil, parent: self, scope: scope))
    self.box = box
    old?.tearDown()
    return box
  }

  override var label: String { "companion" }
}

/// The node around the first element, with the views beside it.
private final class CompanionBox: UnaryNode {
  private let companion: LayoutNode?

  init(around inner: LayoutNode, beside companion: LayoutNode?, in slot: _ViewSlot) {
    self.companion = companion
    super.init(around: inner, in: slot)
    companion?.unplace()
    companion.map { adopt($0) }
  }

  override func placeChildren() {
    super.placeChildren()
    guard let companion else { return }
    companion.wanted = (.zero, .zero)
    settle(companion)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    super.forEachLayoutChild(body)
    companion.map(body)
  }

  override func childDidResize(_ child: LayoutNode) {
    if child === companion { setNeedsPlacement() } else { super.childDidResize(child) }
  }
}
