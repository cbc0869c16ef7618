package import Foundation

extension ViewGraph {
  /// How often bodies of a type were evaluated so far; generic types of one name count together.
  package func bodyCount(of type: Any.Type) -> Int { counters.bodiesByType[typeName(type)] ?? 0 }

  /// The frames in the window of the shown views of a type, in the order of the views.
  package func frames(of type: Any.Type) -> [CGRect] {
    var frames: [CGRect] = []
    func visit(_ node: ViewNode) {
      if node.viewType == type, let frame = node.shownFrame { frames.append(frame) }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return frames
  }
}

extension ViewNode {
  /// The frame in the window of what is shown for a view.
  fileprivate var shownFrame: CGRect? {
    var frame: CGRect?
    func include(_ node: ViewNode) {
      guard let node = node as? LayoutNode else { return node.forEachChild(include) }
      guard node.isPlaced else { return }
      let own = CGRect(origin: node.origin(in: nil), size: node.placedSize)
      frame = frame?.union(own) ?? own
    }
    include(self)
    return frame
  }
}
