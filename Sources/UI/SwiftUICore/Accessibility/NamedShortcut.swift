/// A key that operates a control, and what the control is called.
package struct NamedShortcut: Equatable, Sendable {
  /// The titles of the menus around the control, outer ones first.
  package var menus: [String]
  /// What the control is called.
  package var title: String
  package var shortcut: ShortcutContent
  /// Whether the control can be operated now.
  package var isEnabled: Bool

  package init(
    menus: [String] = [], title: String, shortcut: ShortcutContent, isEnabled: Bool = true
  ) {
    self.menus = menus
    self.title = title
    self.shortcut = shortcut
    self.isEnabled = isEnabled
  }
}

extension AccessibilityTree {
  /// The keys that operate what is shown, in reading order.
  ///
  /// - Parameter content: What an element is.
  /// - Returns: One for each control with a name and a shortcut; containers with a name count as
  ///   menus around it.
  @MainActor package func shortcuts(
    of content: (ElementID) -> ElementContent?
  ) -> [NamedShortcut] {
    var found: [NamedShortcut] = []
    func visit(_ node: Node, in menus: [String]) {
      if case .control(let control)? = content(node.id), let shortcut = control.shortcut,
        !node.label.isEmpty
      {
        found.append(
          NamedShortcut(
            menus: menus, title: node.label, shortcut: shortcut, isEnabled: control.isEnabled))
      }
      let inside = node.label.isEmpty || node.children.isEmpty ? menus : menus + [node.label]
      for child in node.children { visit(child, in: inside) }
    }
    for root in roots { visit(root, in: []) }
    return found
  }
}
