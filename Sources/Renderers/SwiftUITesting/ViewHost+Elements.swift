import HeadlessRenderer
package import SwiftUICore

extension ViewHost {
  /// The texts that are shown, in drawing order.
  public var texts: [String] { renderer.screen.texts }

  /// Does something to an element, and carries out what that brings up.
  package func perform(_ action: ElementAction, on id: ElementID) {
    graph.handle(.action(id, action))
    settle()
  }

  /// The elements that satisfy a condition, outer ones before those that they contain.
  package func elements(
    where isWanted: (CommittedScreen.Element) -> Bool
  ) -> [ElementID] {
    func search(_ ids: [ElementID]) -> [ElementID] {
      ids.flatMap { id -> [ElementID] in
        guard let element = renderer.screen.elements[id] else { return [] }
        return (isWanted(element) ? [id] : []) + search(element.children)
      }
    }
    return search(renderer.screen.roots)
  }

  /// Presses the first text that reads so, or what it is the label of.
  ///
  /// - Returns: Whether there is such a text.
  @discardableResult public func press(_ text: String) -> Bool {
    let found = elements {
      if case .text(let content) = $0.content { content.string == text } else { false }
    }
    guard let id = found.first else { return false }
    perform(.press, on: id)
    return true
  }
}
