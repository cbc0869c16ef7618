package import Foundation

/// What a person did, as a renderer reports it.
package enum Event: Equatable {
  /// An element was tapped or clicked, so many times in a row.
  case tap(ElementID, count: Int)
  /// The content of a scroll area was moved to an offset.
  case scroll(ElementID, to: CGPoint)
}

extension ViewGraph {
  /// Takes up what a person did; whatever it changes is shown by the next turn.
  ///
  /// An element that is gone by now is ignored: the event crossed its removal.
  package func handle(_ event: Event) {
    switch event {
    case .tap(let id, let count):
      var node = elements.node(of: id)
      while let current = node {
        if let tap = current as? TapNode, tap.modifier.count == count {
          return actions.add(tap.modifier.action)
        }
        node = current.layoutParent
      }
    case .scroll(let id, let offset):
      (elements.node(of: id) as? ScrollNode)?.scroll(to: offset)
    }
  }
}
