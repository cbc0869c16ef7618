/// Nodes that wait, taken by depth.
struct DepthQueue<Node: ViewNode> {
  private var buckets: ContiguousArray<ContiguousArray<Node>> = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func add(_ node: Node) {
    while buckets.count <= node.depth { buckets.append([]) }
    buckets[node.depth].append(node)
    count += 1
  }

  @MainActor mutating func popShallowest() -> Node? {
    guard count > 0, let depth = buckets.firstIndex(where: { !$0.isEmpty }) else { return nil }
    count -= 1
    return buckets[depth].removeLast()
  }

  @MainActor mutating func popDeepest() -> Node? {
    guard count > 0, let depth = buckets.lastIndex(where: { !$0.isEmpty }) else { return nil }
    count -= 1
    return buckets[depth].removeLast()
  }

  func first(_ limit: Int) -> [Node] {
    Array(buckets.lazy.joined().prefix(limit))
  }
}

/// What is still to be measured and placed, and what has moved.
@MainActor final class LayoutQueue {
  private var measures = DepthQueue<LayoutNode>()
  private var placements = DepthQueue<LayoutNode>()
  private var moved: ContiguousArray<LayoutNode> = []
  private let wake: () -> Void

  init(wake: @escaping () -> Void) { self.wake = wake }

  var isEmpty: Bool { measures.isEmpty && placements.isEmpty }

  func addMeasure(_ node: LayoutNode) {
    measures.add(node)
    wake()
  }

  func addPlacement(_ node: LayoutNode) {
    placements.add(node)
    wake()
  }

  func noteMoved(_ node: LayoutNode) {
    if node.leadsToFrameReaders { moved.append(node) }
  }

  /// Measures what changed, deepest first, until the changes are taken up.
  func measureAll() {
    while let node = measures.popDeepest() { node.remeasure() }
  }

  /// Measures all that changed, and places the shallowest node that changed.
  ///
  /// - Returns: Whether there was one.
  func runOne() -> Bool {
    while true {
      measureAll()
      guard let node = placements.popShallowest() else { return false }
      if node.isAlive, node.isPlaced, node.needsPlacement {
        node.replace()
        return true
      }
    }
  }

  func takeMoved() -> ContiguousArray<LayoutNode> {
    defer { moved.removeAll(keepingCapacity: true) }
    return moved
  }

  func waiting(_ limit: Int) -> [LayoutNode] {
    measures.first(limit) + placements.first(limit)
  }
}
