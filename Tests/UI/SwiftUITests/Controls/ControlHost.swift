import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

extension ViewHost {
  /// The controls that are shown, outer ones before those in them.
  var controls: [ControlContent] {
    elements(where: \.content.isControl).compactMap { id in
      if case .control(let control)? = renderer.screen.elements[id]?.content {
        control
      } else {
        nil
      }
    }
  }

  /// The only control of a kind.
  func control(where isWanted: (ControlContent.Kind) -> Bool) throws -> ElementID {
    let found = elements {
      if case .control(let control) = $0.content { isWanted(control.kind) } else { false }
    }
    try #require(found.count == 1, "found \(found.count) controls")
    return found[0]
  }

  /// The only field.
  func field() throws -> ElementID {
    try control { if case .field = $0 { true } else { false } }
  }

  /// What a field shows.
  func text(of field: ElementID) -> String? {
    guard case .control(let control)? = renderer.screen.elements[field]?.content,
      case .field(let content) = control.kind
    else { return nil }
    return content.text
  }

  /// What an element offers.
  func offers(of id: ElementID) -> Set<ElementAction.Name> {
    renderer.screen.elements[id]?.accessibility.actions ?? []
  }
}

extension ElementContent {
  var isControl: Bool { if case .control = self { true } else { false } }
}

/// Counts calls.
@MainActor final class Calls {
  var names: [String] = []

  func note(_ name: String) { names.append(name) }
}
