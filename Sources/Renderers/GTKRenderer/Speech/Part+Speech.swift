import CGTK
import SwiftUICore

extension Part {
  /// Takes up what the element says.
  ///
  /// - Parameters:
  ///   - node: What it says by itself; `nil` for one that says nothing, or has been merged into one
  ///     around it.
  ///   - isSilent: Whether nothing in it says anything either.
  final func say(_ node: AccessibilityTree.Node?, isSilent: Bool) {
    if isSilent != self.isSilent {
      self.isSilent = isSilent
      hetang_set_accessible_hidden(widget, isSilent ? 1 : 0)
    }
    guard node != said else { return }
    let old = said
    said = node
    let voice = voice
    if let node, ownsRole { take(node.role) }
    Speech.tell(GTK_ACCESSIBLE_PROPERTY_LABEL, node?.label, instead: old?.label, to: voice)
    Speech.tell(
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, node.flatMap { description(of: $0) },
      instead: old.flatMap { description(of: $0) }, to: voice)
    if let level = node?.level { hetang_set_accessible_level(voice, CInt(level)) }
    Speech.tell(node?.states ?? [], instead: old?.states ?? [], to: voice)
    if node?.actions != old?.actions { SpokenActions.offer(node?.actions ?? [], of: self) }
  }

  /// What is said beside the name: the value, where the widget has no way of its own to tell it,
  /// and what comes of operating the element.
  private func description(of node: AccessibilityTree.Node) -> String? {
    let parts = [tellsValue ? "" : node.value, node.hint]
    let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  /// Becomes what a node is; GTK lets a widget change only while it isn't in a window.
  private func take(_ role: AccessibilityRole) {
    let wanted = role.ofWidgets
    guard gtk_accessible_get_accessible_role(widget.opaque) != wanted else { return }
    renderer.takingOut(self) {
      var value = GValue()
      g_value_init(&value, gtk_accessible_role_get_type())
      g_value_set_enum(&value, CInt(wanted.rawValue))
      g_object_set_property(widget.object, "accessible-role", &value)
      g_value_unset(&value)
    }
  }
}

/// The words and states of widgets.
///
/// A name is set even where it is empty: without one, GTK says the name of the widget's type.
@MainActor private enum Speech {
  static func tell(
    _ property: GtkAccessibleProperty, _ text: String?, instead old: String?, to widget: Widget
  ) {
    guard text != old else { return }
    if let text {
      hetang_set_accessible_text(widget, property, text)
    } else {
      gtk_accessible_reset_property(widget.opaque, property)
    }
  }

  static func tell(
    _ states: AccessibilityTree.Node.States, instead old: AccessibilityTree.Node.States,
    to widget: Widget
  ) {
    let pairs: [(AccessibilityTree.Node.States, GtkAccessibleState)] = [
      (.selected, GTK_ACCESSIBLE_STATE_SELECTED), (.busy, GTK_ACCESSIBLE_STATE_BUSY),
      (.expanded, GTK_ACCESSIBLE_STATE_EXPANDED), (.disabled, GTK_ACCESSIBLE_STATE_DISABLED),
    ]
    for (state, name) in pairs where states.contains(state) != old.contains(state) {
      hetang_set_accessible_state(widget, name, states.contains(state) ? 1 : 0)
    }
    if states.contains(.expandable), !old.contains(.expandable), !states.contains(.expanded) {
      hetang_set_accessible_state(widget, GTK_ACCESSIBLE_STATE_EXPANDED, 0)
    }
    if states.contains(.modal) != old.contains(.modal) {
      hetang_set_accessible_modal(widget, states.contains(.modal) ? 1 : 0)
    }
  }
}

extension AccessibilityRole {
  /// The role by which GTK knows it.
  var ofWidgets: GtkAccessibleRole {
    switch self {
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .button, .menuButton, .keyboardKey: GTK_ACCESSIBLE_ROLE_BUTTON
    case .toggle, .switch: GTK_ACCESSIBLE_ROLE_SWITCH
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .radioButton: GTK_ACCESSIBLE_ROLE_RADIO
    case .option: GTK_ACCESSIBLE_ROLE_OPTION
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .field, .secureField, .editor: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .page: GTK_ACCESSIBLE_ROLE_REGION
    case .bar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .sheet, .dialog, .popover: GTK_ACCESSIBLE_ROLE_DIALOG
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .group, .area: GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
}
