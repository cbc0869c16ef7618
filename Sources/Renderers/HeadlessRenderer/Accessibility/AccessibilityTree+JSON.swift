package import Foundation
package import SwiftUICore

extension CommittedScreen {
  /// What is shown as those perceive it who cannot see it.
  @MainActor package var accessibilityTree: AccessibilityTree {
    AccessibilityTree(roots: roots) { elements[$0] }
  }
}

extension CommittedScreen.Element: AccessibleElement {}

extension AccessibilityTree {
  /// The tree as JSON, with a line feed at its end.
  ///
  /// The keys of a node stand in one order, and only where there is something to tell: `role`,
  /// `label`, `value`, `prompt`, `hint`, `identifier`, `level`, `states`, `frame` in points of the
  /// window, `actions`, `children`.
  package func json(size: CGSize) -> String {
    let window = JSONValue.object([
      ("width", .number(size.width)), ("height", .number(size.height)),
    ])
    return JSONValue.object([("window", window), ("elements", .list(roots.map(\.json)))])
      .written() + "\n"
  }
}

extension AccessibilityTree.Node {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("role", .text(role.rawValue))]
    func add(_ key: String, _ text: String?) {
      if let text, !text.isEmpty { members.append((key, .text(text))) }
    }
    add("label", label)
    add("value", value)
    add("prompt", prompt)
    add("hint", hint)
    add("identifier", identifier)
    if let level { members.append(("level", .number(Double(level)))) }
    if !states.isEmpty { members.append(("states", .list(states.names.map(JSONValue.text)))) }
    members.append(("frame", frame.json))
    if !actions.isEmpty {
      members.append(("actions", .list(actions.map { .text($0.title ?? $0.name.rawValue) })))
    }
    if !children.isEmpty { members.append(("children", .list(children.map(\.json)))) }
    return .object(members)
  }
}

extension AccessibilityTree.Node.States {
  /// The names of the states that are set.
  package var names: [String] {
    let all: [(Self, String)] = [
      (.disabled, "disabled"), (.focused, "focused"), (.selected, "selected"), (.on, "on"),
      (.mixed, "mixed"), (.expandable, "expandable"), (.expanded, "expanded"), (.modal, "modal"),
      (.busy, "busy"), (.updating, "updating"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension CGRect {
  fileprivate var json: JSONValue {
    .object([
      ("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)),
      ("height", .number(height)),
    ])
  }
}
