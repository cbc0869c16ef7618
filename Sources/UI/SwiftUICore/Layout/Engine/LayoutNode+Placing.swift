import Foundation

extension LayoutNode {
  // MARK: - Placing

  /// Records where the parent's layout wants this node.
  final func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    var origin = position
    if anchor != .topLeading {
      let size = size(for: proposal)
      origin.x -= anchor.x * size.width
      origin.y -= anchor.y * size.height
    }
    wanted = (origin, proposal)
  }

  /// Where a guide lies in the parent's space, if this node places it itself.
  final func placedGuide(_ key: AlignmentKey) -> CGFloat? {
    explicitGuide(key, for: wanted.proposal).map { $0 + wanted.origin[key.axis] }
  }

  /// Makes a child's wanted place its place, mirrored in a right-to-left container.
  final func settle(_ child: LayoutNode) {
    if scope.direction == .rightToLeft {
      let width = child.size(for: child.wanted.proposal).width
      child.wanted.origin.x = placedSize.width - child.wanted.origin.x - width
    }
    child.settlePlacement()
  }

  final func settlePlacement() {
    if let grid = lengths.grid { wanted.origin = grid.point(wanted.origin) }
    let size = size(for: wanted.proposal)
    let isNew = !isPlaced
    let isResized = isNew || size != placedSize || wanted.proposal != placedProposal
    if isResized || wanted.origin != origin {
      setNeedsCommit()
      graph.layoutQueue.noteMoved(self)
      if !isNew { noteMoveCause() }
    }
    origin = wanted.origin
    placedSize = size
    placedProposal = wanted.proposal
    isPlaced = true
    if isResized || needsPlacement { runPlacement() }
    if isNew { didAppear() }
  }

  /// Places the children again where the node is, if that is still to be done.
  final func replace() {
    guard isAlive, isPlaced, needsPlacement else { return }
    let size = size(for: placedProposal)
    if size != placedSize {
      placedSize = size
      setNeedsCommit()
    }
    runPlacement()
  }

  private func runPlacement() {
    needsPlacement = false
    graph.counters.placements += 1
    prepareToMeasure()
    placeChildren()
  }

  /// Takes the node and what it places out of what is shown.
  final func unplace() {
    guard isPlaced else { return }
    isPlaced = false
    needsPlacement = true
    setNeedsCommit()
    forEachLayoutChild { $0.unplace() }
    didDisappear()
    dropElement()
  }

  final func dropElement() {
    guard let element else { return }
    graph.elements.remove(element)
    self.element = nil
  }

  /// Tells the renderer that the node shows something else in the same place.
  final func contentDidChange() {
    guard element != nil else { return }
    graph.elements.noteContent(of: self)
    graph.needsCommit = true
  }

  // MARK: - Geometry

  /// The origin in the space of a node above, or of the root.
  final func origin(in ancestor: LayoutNode?) -> CGPoint {
    var point = CGPoint.zero
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      point = point + current.origin
      node = current.layoutParent
    }
    return point
  }

  final func setNeedsCommit() {
    var node: LayoutNode? = self
    while let current = node {
      if current.needsCommit, current !== self { return }
      current.needsCommit = true
      node = current.layoutParent
    }
    graph.needsCommit = true
  }
}
