extension ViewGraph {
  /// The element that the keyboard belongs to.
  package var focusedElement: ElementID? { focus.focused?.element?.id }

  /// Takes up a key that the focused part hasn't used up itself.
  ///
  /// The key is offered to the focused element and what is around it, then to the controls that
  /// have it as their shortcut, in reading order; then the keys of the clipboard do what they do,
  /// and Escape at last ends what is in front. Of a window with something modal in front, only that
  /// is asked.
  ///
  /// - Returns: Whether somebody has dealt with it.
  @discardableResult package func press(_ key: KeyPress) -> Bool {
    let front = elements.inFront
    if let focused = focus.focused, front.contains(where: { $0.node === focused }),
      Evaluation.untracked({ takeUp(key, from: focused) })
    {
      return true
    }
    guard key.phase.contains(.down) else { return false }
    let shortcut = ShortcutContent(key)
    let target = front.first { record in
      guard case .control(let control) = record.content, control.isEnabled else { return false }
      return control.shortcut.map { $0.matches(shortcut) } ?? false
    }
    if let target {
      handle(.action(target.id, .press))
      return true
    }
    if pressFolded(shortcut, among: front) { return true }
    if let command = ClipboardCommand(key) { return perform(command) }
    return key.key == .escape && key.modifiers.isEmpty && dismissFront(of: front)
  }

  /// Whether something in front keeps people from the window.
  package var isBlocked: Bool { elements.inFront.contains { $0.content.isModal } }

  private func takeUp(_ key: KeyPress, from focused: LayoutNode) -> Bool {
    var node: LayoutNode? = focused
    while let current = node {
      if let keys = current as? KeyPressNode, keys.takeUp(key) { return true }
      node = current.layoutParent
    }
    return false
  }

  private func dismissFront(of elements: ContiguousArray<ElementRecord>) -> Bool {
    let modal = elements.last { $0.content.isModal }
    guard let modal, modal.accessibility.actions.contains(.dismiss) else { return false }
    handle(.action(modal.id, .dismiss))
    return true
  }

  /// The elements that the keyboard can belong to, in the order in which Tab goes through them.
  package var focusableElements: [ElementID] {
    elements.inFront.filter { $0.node?.isStopOfTab ?? false }.map(\.id)
  }

  /// Moves the focus by some stops, backwards for a negative number, from the last to the first.
  ///
  /// - Returns: The element that has it now; `nil` if none can have it.
  @discardableResult package func moveFocus(by steps: Int) -> ElementID? {
    let stops = focusableElements
    guard !stops.isEmpty else { return nil }
    let current = focusedElement.flatMap(stops.firstIndex)
    let start = current ?? (steps > 0 ? -1 : 0)
    let index = ((start + steps) % stops.count + stops.count) % stops.count
    handle(.action(stops[index], .focus))
    return stops[index]
  }
}

extension ClipboardCommand {
  /// The command of a key; `nil` for other keys.
  fileprivate init?(_ key: KeyPress) {
    guard key.modifiers == .command else { return nil }
    switch key.key {
    case "x": self = .cut
    case "c": self = .copy
    case "v": self = .paste
    default: return nil
    }
  }
}

extension LayoutNode {
  /// Whether Tab stops at the element: a row stands for what fills it.
  fileprivate final var isStopOfTab: Bool {
    if self is RowRegionNode { return offers.contains(.press) }
    if let element = self as? ElementNode, element.fillsRow, element.rowRegion != nil {
      return false
    }
    return canBeFocused
  }
}
