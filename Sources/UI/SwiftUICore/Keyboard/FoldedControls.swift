/// Rows of tools that have no room for some of them: the keys of those still work.
@MainActor final class FoldedControls {
  /// The rows that don't show all of their views.
  private var rows: [FittingRowNode] = []

  /// Notes that a row shows others of its views than before.
  func note(_ row: FittingRowNode) {
    if row.folded.isEmpty {
      forget(row)
    } else if !rows.contains(where: { $0 === row }) {
      rows.append(row)
    }
  }

  func forget(_ row: FittingRowNode) { rows.removeAll { $0 === row } }

  /// The controls with a shortcut, of rows that lie in some of the elements.
  fileprivate func controls(
    within elements: ContiguousArray<ElementRecord>
  ) -> [(node: ElementNode, control: ControlContent)] {
    guard !rows.isEmpty else { return [] }
    let front = Set(elements.map(\.id))
    return rows.flatMap { row in
      row.isPlaced && row.isAmong(front) ? row.folded.flatMap(\.controlsWithShortcut) : []
    }
  }
}

extension ViewGraph {
  /// Presses the control that has a key as its shortcut, of those in front that have no room.
  ///
  /// - Returns: Whether there is one.
  func pressFolded(_ key: ShortcutContent, among front: ContiguousArray<ElementRecord>) -> Bool {
    let target = folded.controls(within: front).first { _, control in
      control.isEnabled && control.shortcut?.matches(key) == true
    }
    guard let press = target?.node.carryOut(.press) else { return false }
    actions.add(press)
    return true
  }

  /// The keys of the controls for which their bars have no room.
  package var foldedShortcuts: [NamedShortcut] {
    folded.controls(within: elements.inFront).compactMap { node, control in
      guard let shortcut = control.shortcut, !node.spokenName.isEmpty else { return nil }
      return NamedShortcut(
        title: node.spokenName, shortcut: shortcut, isEnabled: control.isEnabled)
    }
  }
}

extension LayoutNode {
  /// Whether the nearest element around is one of some.
  fileprivate final func isAmong(_ elements: Set<ElementID>) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if let element = current.element { return elements.contains(element.id) }
      node = current.layoutParent
    }
    return true
  }
}

extension ViewNode {
  /// The controls below that have a shortcut, in order.
  fileprivate final var controlsWithShortcut: [(node: ElementNode, control: ControlContent)] {
    if let node = self as? ElementNode, case .control(let control) = node.value.element {
      return control.shortcut == nil ? [] : [(node, control)]
    }
    var found: [(node: ElementNode, control: ControlContent)] = []
    forEachChild { found += $0.controlsWithShortcut }
    return found
  }
}
