/// Works out what a window hands to commands, and tells when that is something else.
@MainActor final class FocusedWrites {
  private var nodes: ContiguousArray<FocusedWriteNode> = []
  private var isChanged = false
  private weak var focused: LayoutNode?
  private var told = FocusedValues()

  func add(_ node: FocusedWriteNode) {
    nodes.append(node)
    isChanged = true
  }

  func remove(_ node: FocusedWriteNode) {
    nodes.removeAll { $0 === node }
    isChanged = true
  }

  func noteChange() { isChanged = true }

  /// What is handed on now, if that is something else than before.
  func takeChange(focused node: LayoutNode?) -> FocusedValues? {
    guard isChanged || !nodes.isEmpty && node !== focused else { return nil }
    (isChanged, focused) = (false, node)
    let values = values(focused: node)
    guard values != told else { return nil }
    told = values
    return values
  }

  /// Inner views win over those around them, and what is focused over what the window says.
  private func values(focused: LayoutNode?) -> FocusedValues {
    var values = FocusedValues()
    for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.modifier.isOfScene {
      node.modifier.write(&values)
    }
    for node in pathOfWrites(to: focused) { node.modifier.write(&values) }
    return values
  }

  /// The views around what is focused that hand something on, outer ones first.
  private func pathOfWrites(to focused: LayoutNode?) -> [FocusedWriteNode] {
    guard let focused else { return [] }
    return nodes.filter { !$0.modifier.isOfScene && focused.isInside($0) }
      .sorted { $0.depth < $1.depth }
  }
}
