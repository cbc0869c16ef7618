extension LayoutNode {
  /// The value that the element stands for: its tag or, without one, its identity in the innermost
  /// collection of views between it and a node above.
  final func tag(inside limit: ViewNode) -> Tag? {
    if let tag = layoutValue(for: TagKey.self) { return tag }
    var node: ViewNode? = self
    while let current = node, current !== limit {
      if let id = current.identityInCollection { return Tag(identity: id) }
      node = current.parent
    }
    return nil
  }
}

extension Tag {
  fileprivate init<ID: Hashable>(identity: ID) {
    self.init(value: identity, optional: AnyHashable(Optional(identity)))
  }
}
