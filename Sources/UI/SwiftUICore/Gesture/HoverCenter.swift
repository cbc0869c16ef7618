import Foundation

/// Knows where the pointer is that isn't pressed, and which views it is over.
@MainActor final class HoverCenter {
  /// How many views want to be told.
  var count = 0
  private var nodes: [HoverNode] = []
  private var location: CGPoint?

  /// Takes up where the pointer is; `nil` if it has left the window.
  ///
  /// - Complexity: O(n) in the nodes that lie under it and beside those, if any view wants to know.
  func take(_ new: CGPoint?, in graph: ViewGraph) {
    let hasMoved = new != location
    location = new
    guard count > 0 || !nodes.isEmpty else { return }
    var found: [HoverNode] = []
    if let new { _ = graph.root?.findHovered(new, &found) }
    let old = nodes.filter(\.isAlive)
    nodes = found
    for node in old where !found.contains(where: { $0 === node }) { node.leave() }
    // What lies around is entered before what lies in it.
    for node in found.reversed() {
      let isNew = !old.contains { $0 === node }
      if isNew { node.enter() }
      if let new, isNew || hasMoved { node.move(to: new) }
    }
  }
}

extension ViewGraph {
  /// Whether a view wants to know of a pointer over it.
  package var hasHoverViews: Bool { hover.count > 0 }
}

extension LayoutNode {
  /// Finds the nodes at a point of this node's own space that want to know of it, inner ones first.
  ///
  /// - Returns: Whether something is there that hides what lies behind.
  final func findHovered(_ point: CGPoint, _ found: inout [HoverNode]) -> Bool {
    guard isPlaced, let inner = innerPoint(point) else { return false }
    var hides = false
    for child in childrenInDrawingOrder.reversed() where !hides {
      hides = child.findHovered(
        CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y), &found)
    }
    guard contains(inner) else { return hides }
    if let node = self as? HoverNode {
      found.append(node)
      return true
    }
    return hides || isSolid
  }
}
