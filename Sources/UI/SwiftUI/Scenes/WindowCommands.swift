import Foundation
import Observation
package import SwiftUICore

/// The commands of a window: its main menu, and the keys of its items while the menu is closed.
///
/// The items are evaluated in a graph of their own that nobody sees; it takes its turns when a key
/// or a list of keys is asked for, so that commands cost nothing while they rest.
@MainActor @Observable package final class WindowCommands {
  var plan = CommandPlan()
  /// What the window can do by itself; `nil` where it offers no menu.
  package var services: WindowServices?
  @ObservationIgnored var open: (WindowRequest) -> Void = { _ in }
  @ObservationIgnored var prepare: () -> Void = {}
  @ObservationIgnored private let renderer = SceneRenderer()
  @ObservationIgnored private let scope: EnvironmentScope
  @ObservationIgnored private lazy var graph = makeGraph()
  @ObservationIgnored private var isUsed = false

  init(in scope: EnvironmentScope) { self.scope = scope }

  /// Takes up a key that nothing in the window has used up.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isBlocked: Whether something in front of the window has to be dealt with first: only what
  ///     every application has is taken up then.
  /// - Returns: Whether a command has the key.
  package func press(_ key: KeyPress, isBlocked: Bool = false) -> Bool {
    settle()
    if isBlocked, !isStandard(key) { return false }
    let isTaken = graph.press(key)
    settle()
    return isTaken
  }

  /// The keys of all commands, with the titles of the menus that they are in.
  package var shortcuts: [NamedShortcut] {
    settle()
    return tree.shortcuts { [renderer] in renderer.screen.elements[$0]?.content }
  }

  private func isStandard(_ key: KeyPress) -> Bool {
    let pressed = ShortcutContent(key)
    return renderer.screen.elements.values.contains { element in
      guard case .control(let control) = element.content else { return false }
      return control.shortcut?.matches(pressed) == true
        && element.accessibility.identifier?.hasPrefix(StandardCommand.prefix) == true
    }
  }

  private var tree: AccessibilityTree {
    AccessibilityTree(roots: renderer.screen.roots) { [renderer] id in
      renderer.screen.elements[id].map(CommandElement.init)
    }
  }

  private func makeGraph() -> ViewGraph {
    isUsed = true
    let graph = ViewGraph(renderer: renderer, inside: scope)
    graph.prepareTurn = { [weak self] in self?.prepare() }
    graph.size = CGSize(width: 400, height: 400)
    graph.show(CommandBase(commands: self))
    return graph
  }

  private func settle() {
    prepare()
    renderer.settle(graph)
  }

  func close() {
    guard isUsed else { return }
    graph.close()
  }
}

/// All items of a window's menu, with those of the menus in it.
private struct CommandBase: View {
  unowned let commands: WindowCommands

  var body: some View {
    VStack { CommandMenuItems(commands: commands) }
      .environment(\.controlContext, .menu)
      .environment(\.showsMenusInline, true)
  }
}

/// An element of the commands as their tree is made of it.
private struct CommandElement: AccessibleElement {
  let content: ElementContent
  let accessibility: AccessibilityProperties
  let frame: CGRect
  let children: [ElementID]

  init(_ element: CommittedScreen.Element) {
    (content, accessibility) = (element.content, element.accessibility)
    (frame, children) = (element.frame, element.children)
  }
}

extension EnvironmentValues {
  private enum WindowCommandsKey: EnvironmentKey {
    static var defaultValue: WindowCommands? { nil }
  }

  /// The commands of the window, where it has a menu of them.
  var windowCommands: WindowCommands? {
    get { self[WindowCommandsKey.self] }
    set { self[WindowCommandsKey.self] = newValue }
  }
}
