package import Foundation

/// What a person did, as a renderer reports it.
package enum Event: Equatable {
  /// An element was tapped or clicked, so many times in a row.
  case tap(ElementID, count: Int)
  /// A finger or pressed pointer did something; a renderer that tells of this tells of no taps.
  case pointer(PointerEvent)
  /// A pointer that isn't pressed is at a place, or has left the window.
  case hover(CGPoint?)
  /// The content of a scroll area was moved to an offset.
  case scroll(ElementID, to: CGPoint)
  /// A person has let go of the content of a scroll area, which may now come to rest elsewhere.
  case scrollEnded(ElementID)
  /// Something was done to an element by its own part, the keyboard or an assistive technology.
  case action(ElementID, ElementAction)
}

extension ViewGraph {
  /// Takes up what a person did; whatever it changes is shown by the next turn.
  ///
  /// What an element doesn't deal with goes to the elements around it. An element that is gone by
  /// now is ignored: the event crossed its removal.
  package func handle(_ event: Event) {
    switch event {
    case .pointer(let pointer): gestures.take(pointer, in: self)
    case .hover(let location): hover.take(location, in: self)
    case .tap(let id, let count): offer(id, as: .press) { $0.takeUpTap(count: count) }
    case .action(let id, .focus): moveFocus(to: id)
    case .action(let id, .blur):
      if let focused = focus.focused, elements.node(of: id) === focused { focus.focus(nil) }
    case .action(let id, let action): offer(id, as: action) { $0.takeUp(action) }
    case .scroll(let id, let offset):
      (elements.node(of: id) as? ScrollNode)?.personScrolls(to: offset)
    case .scrollEnded(let id): (elements.node(of: id) as? ScrollNode)?.personLetsGo()
    }
  }

  /// Presses what a node stands for, now.
  func press(_ node: LayoutNode) {
    guard node.isAlive, let reaction = node.takeUpTap(count: 1) else { return }
    noteEntry(.press, in: node)
    reaction()
  }

  /// Gives the keyboard to an element or, if it can't have it, to the first around it that can.
  private func moveFocus(to id: ElementID) {
    var node = elements.node(of: id)
    while let current = node, !current.canBeFocused { node = current.layoutParent }
    if let node { focus.focus(node) }
  }

  private func offer(
    _ id: ElementID, as action: ElementAction, _ takeUp: (LayoutNode) -> (() -> Void)?
  ) {
    var node = elements.node(of: id)
    while let current = node {
      if let reaction = takeUp(current) {
        noteEntry(action, in: current)
        return actions.add(reaction)
      }
      node = current.layoutParent
    }
  }

  /// Makes sure that what a renderer's own part shows after an action is what the graph says: a
  /// binding may have refused the value or made another one of it.
  private func noteEntry(_ action: ElementAction, in node: LayoutNode) {
    switch action {
    case .press, .setText, .setNumber, .increment, .decrement, .select, .expand, .collapse:
      guard case .control(let control)? = node.element?.content else { return }
      if case .button = control.kind { return }
      elements.noteEntry(in: node)
      needsCommit = true
    default: break
    }
  }
}
