import Foundation

/// A modifier of the engine that stands around each element of what it modifies.
nonisolated protocol BoxModifier: ViewModifier where Body == Never {
  /// Makes the node around one element, or around content that it will own.
  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self>

  /// The modifier with its lengths as the renderer can show them.
  func fitted(to lengths: LayoutLengths) -> Self
}

extension BoxModifier {
  func fitted(to lengths: LayoutLengths) -> Self { self }

  @MainActor static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    reconcileBox(view, in: &slot)
  }

  /// Makes or updates the boxes around what is modified.
  @MainActor static func reconcileBox<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    guard C._elementCount == .fixed(1) else { return BoxListNode.reconcile(view, in: &slot) }
    if let box = slot.existing(BoxNode<Self>.self) {
      box.reconcile(view.content, into: &box.contentNode)
      box.setModifier(view.modifier)
    } else {
      let box = makeBox(view.modifier, around: nil, in: slot)
      slot.node = box
      box.reconcile(view.content, into: &box.contentNode)
    }
  }

  @MainActor static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    C._elementCount
  }
}

/// The node of a modifier around one element.
@MainActor class BoxNode<M: BoxModifier>: UnaryNode {
  final private(set) var modifier: M

  init(_ modifier: M, around inner: LayoutNode?, in slot: _ViewSlot) {
    self.modifier = modifier.fitted(to: slot.parent.graph.lengths)
    super.init(around: inner, in: slot)
  }

  final func setModifier(_ new: M) {
    let new = new.fitted(to: lengths)
    guard !areSame(modifier, new) else { return }
    let old = modifier
    modifier = new
    modifierDidChange(from: old)
  }

  /// Takes up a modifier that differs from the last one.
  func modifierDidChange(from old: M) { setNeedsLayout() }

  override var label: String { typeName(M.self) }
}

/// Stands for a list whose elements each have a modifier around them.
final class BoxListNode<M: BoxModifier>: ViewNode {
  private var modifier: M
  @exclusivity(unchecked) private var contentNode: ViewNode?
  private var boxes: [ObjectIdentifier: BoxNode<M>] = [:]

  static func reconcile<C: View>(_ view: ModifiedContent<C, M>, in slot: inout _ViewSlot) {
    let node =
      slot.existing(BoxListNode<M>.self) ?? BoxListNode(modifier: view.modifier, in: slot)
    slot.node = node
    node.reconcile(view.content, into: &node.contentNode)
    node.modifier = view.modifier
    for box in node.boxes.values { box.setModifier(view.modifier) }
  }

  private init(modifier: M, in slot: _ViewSlot) {
    self.modifier = modifier
    super.init(in: slot)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func forEachOwned(_ body: (ViewNode) -> Void) {
    boxes.values.forEach(body)
    contentNode.map(body)
  }

  override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    contentNode?.collectElements(into: &inner)
    elements.append(contentsOf: inner.map { box(around: $0) })
    if boxes.count > inner.count { dropBoxesOfEndedElements() }
  }

  override func collectRow(_ index: Int, into elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    contentNode?.collectRow(index, into: &inner)
    elements.append(contentsOf: inner.map { box(around: $0) })
  }

  override func keepRows(_ range: Range<Int>) {
    contentNode?.keepRows(range)
    dropBoxesOfEndedElements()
  }

  private func box(around inner: LayoutNode) -> LayoutNode {
    let id = ObjectIdentifier(inner)
    if let box = boxes[id], box.inner === inner { return box }
    let slot = _ViewSlot(node: nil, parent: self, scope: scope)
    let box = M.makeBox(modifier, around: inner, in: slot)
    boxes[id]?.tearDown()
    boxes[id] = box
    return box
  }

  private func dropBoxesOfEndedElements() {
    for (id, box) in boxes where box.inner?.isAlive != true {
      box.tearDown()
      boxes[id] = nil
    }
  }
}

/// A modifier that only measures and places.
nonisolated protocol LayoutModifier: BoxModifier {
  /// The size around an element for a proposal.
  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize

  /// Where the element lies in a size and what it is proposed.
  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize)

  /// The distances to the neighbours that are wanted around an element.
  @MainActor func spacing(around child: LayoutNode) -> ViewSpacing
}

extension LayoutModifier {
  @MainActor func spacing(around child: LayoutNode) -> ViewSpacing { child.spacing }

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    LayoutBoxNode(modifier, around: inner, in: slot)
  }
}

/// The node of a modifier that only measures and places.
final class LayoutBoxNode<M: LayoutModifier>: BoxNode<M> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.map { modifier.size(around: $0, for: proposal) } ?? .zero
  }

  override func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    modifier.geometry(of: child, in: size, proposal: proposal)
  }

  override func makeSpacing() -> ViewSpacing {
    child.map { modifier.spacing(around: $0) } ?? ViewSpacing()
  }
}
