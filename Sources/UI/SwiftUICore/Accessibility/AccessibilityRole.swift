/// What a node is.
package enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case text, heading, image, link
  case button, menuButton, toggle, `switch`, checkbox, radioButton, option, menuItem
  case field, secureField, searchField, editor, slider, stepper, progress, area
  case group, list, row, tabBar, tab, page, bar, sheet, alert, dialog, menu, popover, keyboardKey
}

extension AccessibilityRole {
  /// Whether a person operates what has this role.
  package var isControl: Bool {
    switch self {
    case .link, .button, .menuButton, .toggle, .switch, .checkbox, .radioButton, .option, .menuItem,
      .field, .secureField, .searchField, .editor, .slider, .stepper, .progress, .area, .tab,
      .keyboardKey:
      true
    case .text, .heading, .image, .group, .list, .row, .tabBar, .page, .bar, .sheet, .alert,
      .dialog, .menu, .popover:
      false
    }
  }
}
