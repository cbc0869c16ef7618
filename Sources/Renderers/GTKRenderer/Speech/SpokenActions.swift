import CGTK
import Foundation
import SwiftUICore

/// Lets assistive technologies do what can be done to elements, as actions of their widgets.
@MainActor enum SpokenActions {
  /// The name before those of the actions: `element.press`.
  private static let prefix = "element"

  /// Offers a part's actions in place of those that it offered before.
  static func offer(_ actions: [AccessibilityTree.Node.Action], of part: Part) {
    let voice = part.voice
    let wanted = actions.filter { $0.name != .press || $0.title != nil || !part.pressesItself }
    let known = wanted.compactMap { action in
      action.elementAction.map { (action.spokenName, action.target, $0) }
    }
    guard !known.isEmpty, let group = g_simple_action_group_new() else {
      return gtk_widget_insert_action_group(voice, prefix, nil)
    }
    for (name, target, what) in known {
      guard let action = g_simple_action_new(name, nil) else { continue }
      Signal.connect(
        UnsafeMutableRawPointer(action), "activate",
        withObject: { [weak renderer = part.renderer] _ in
          renderer?.send(.action(target, what))
        })
      g_action_map_add_action(OpaquePointer(group), action)
      g_object_unref(UnsafeMutableRawPointer(action))
    }
    gtk_widget_insert_action_group(voice, prefix, OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(group))
  }
}

extension AccessibilityTree.Node.Action {
  /// What the action is called: as the person who wrote the view calls it, or by its kind.
  fileprivate var spokenName: String { name == .openLink ? "open-link" : title ?? "\(name)" }

  /// What a person does by it; `nil` for what needs more than to be asked for.
  fileprivate var elementAction: ElementAction? {
    switch name {
    case .press: .press
    case .showMenu: .showMenu
    case .increment: .increment
    case .decrement: .decrement
    case .selectNext: .selectNext
    case .selectPrevious: .selectPrevious
    case .back: .back
    case .dismiss: .dismiss
    case .refresh: .refresh
    case .expand: .expand
    case .collapse: .collapse
    case .custom: title.map { .custom($0) }
    case .openLink: title.flatMap { URL(string: $0) }.map { .openLink($0) }
    case .hold, .setText, .submit, .setNumber, .select, .focus, .blur: nil
    }
  }
}
