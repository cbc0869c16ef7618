import CGTK
import SwiftUICore

/// Tells assistive technologies what elements are called.
@MainActor enum AccessibleText {
  /// Tells what is said of a part.
  static func describe(_ part: Part) {
    let said = part.accessibility
    label(part.widget, of: part)
    if let hint = said.hint ?? said.help {
      hetang_set_accessible_text(part.widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint)
    }
    if let value = said.value {
      hetang_set_accessible_text(part.widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value)
    }
    if let level = said.headingLevel {
      hetang_set_accessible_level(part.widget, CInt(level))
    }
    hetang_set_accessible_hidden(part.widget, said.isHidden ? 1 : 0)
    gtk_widget_set_tooltip_text(part.widget, said.help)
  }

  /// Calls a widget as its part is called.
  static func label(_ widget: Widget, of part: Part) {
    if let name = part.spokenName {
      hetang_set_accessible_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
  }
}

extension Part {
  /// Whether the element is called by what is in it.
  var isNamedByContent: Bool {
    switch content {
    case .control, .region(.row), .region(.tab): true
    default: accessibility.children == .combined
    }
  }

  /// What the element is called; `nil` for one that has no name.
  var spokenName: String? {
    if let label = accessibility.label { return label }
    let name: String? =
      switch content {
      case .text(let text): text.string
      case .image(let image): image.label
      case .region(.page(let title)): title
      case .region(.dialog(let dialog)): dialog.title
      case .region(.tab(let tab)) where !tab.title.isEmpty: tab.title
      case .control(let control) where control.field?.prompt.isEmpty == false:
        control.field?.prompt
      default: isNamedByContent ? spokenContent : nil
      }
    return name?.isEmpty == true ? nil : name
  }

  /// What is said of all that is in the element, in reading order.
  private var spokenContent: String {
    func visit(_ part: Part) -> [String] {
      guard !part.accessibility.isHidden else { return [] }
      if let name = part.spokenName { return [name] }
      return part.children.flatMap(visit)
    }
    return children.flatMap(visit).joined(separator: ", ")
  }
}
