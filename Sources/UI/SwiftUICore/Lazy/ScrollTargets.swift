/// The nodes that were named by `id(_:)`, for scrolling to them.
@MainActor final class ScrollTargets {
  private var nodes: [AnyHashable: ContiguousArray<IDNode>] = [:]

  func add(_ id: AnyHashable, _ node: IDNode) { nodes[id, default: []].append(node) }

  func remove(_ id: AnyHashable, _ node: IDNode) {
    nodes[id]?.removeAll { $0 === node }
    if nodes[id]?.isEmpty == true { nodes[id] = nil }
  }

  func nodes(named id: AnyHashable) -> ContiguousArray<IDNode> { nodes[id] ?? [] }
}
