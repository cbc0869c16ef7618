extension ViewGraph {
  /// Measures everything anew, because the renderer has other fonts or sizes of controls now.
  package func measureAgain() {
    updateEnvironment()
    var waiting: ContiguousArray<ViewNode> = []
    if let root { waiting.append(root) }
    while let node = waiting.popLast() {
      (node as? LayoutNode)?.rendererDidChange()
      node.forEachChild { waiting.append($0) }
    }
  }
}
