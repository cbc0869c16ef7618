extension ViewGraph {
  /// Everything that is wrong with the graph; empty for a sound one.
  ///
  /// - Complexity: O(nodes).
  package func brokenInvariants() -> [String] {
    guard let root else { return [] }
    var problems: [String] = []
    var count = 0
    func visit(_ node: ViewNode, parent: ViewNode?) {
      count += 1
      if !node.isAlive { problems.append("\(node.label): ended, but still has a place") }
      if node.parent !== parent { problems.append("\(node.label): its parent is another one") }
      if node.needsUpdate { problems.append("\(node.label): still to be updated after the turn") }
      if let problem = node.verify() { problems.append(problem) }
      node.forEachOwned { visit($0, parent: node) }
      for departing in node.departing { visit(departing, parent: node) }
    }
    visit(root, parent: nil)
    if count != counters.nodes {
      problems.append("\(counters.nodes) nodes are alive, \(count) have a place")
    }
    return problems
  }

  func reportBrokenInvariants() {
    for problem in brokenInvariants().prefix(3) {
      Diagnostics.report("broken invariant: \(problem)")
    }
  }
}
