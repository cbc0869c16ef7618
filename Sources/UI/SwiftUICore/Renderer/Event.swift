package import Foundation

/// What a person did, as a renderer reports it.
package enum Event: Equatable {
  /// An element was tapped or clicked, so many times in a row.
  case tap(ElementID, count: Int)
  /// The content of a scroll area was moved to an offset.
  case scroll(ElementID, to: CGPoint)
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
    case .tap(let id, let count): offer(id) { $0.takeUpTap(count: count) }
    case .action(let id, let action): offer(id) { $0.takeUp(action) }
    case .scroll(let id, let offset):
      (elements.node(of: id) as? ScrollNode)?.scroll(to: offset)
    }
  }

  private func offer(_ id: ElementID, _ takeUp: (LayoutNode) -> (() -> Void)?) {
    var node = elements.node(of: id)
    while let current = node {
      if let reaction = takeUp(current) { return actions.add(reaction) }
      node = current.layoutParent
    }
  }
}
