import CGTK
import Foundation
import SwiftUI
import SwiftUICore

/// GTK's window that lists the keys of a program.
@MainActor enum ShortcutsWindow {
  /// Shows the keys in front of a window.
  static func show(_ groups: [ShortcutGroup], above parent: Widget) {
    let text = description(of: groups)
    guard let builder = gtk_builder_new_from_string(text, gssize(text.utf8.count)) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, "shortcuts") else { return }
    let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.cast())
    gtk_window_set_modal(window, 1)
    gtk_window_set_destroy_with_parent(window, 1)
    gtk_window_present(window)
  }

  /// The window in the builder's language: only that can fill such windows before GTK 4.14.
  static func description(of groups: [ShortcutGroup]) -> String {
    let content = groups.map { group in
      let keys = group.shortcuts.map { shortcut in
        """
        <child><object class="GtkShortcutsShortcut">
        <property name="title">\(shortcut.title.escaped)</property>
        <property name="accelerator">\(shortcut.shortcut.accelerator.escaped)</property>
        </object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup">
        <property name="title">\(group.title.escaped)</property>
        \(keys.joined(separator: "\n"))
        </object></child>
        """
    }
    return """
      <interface><object class="GtkShortcutsWindow" id="shortcuts"><child>
      <object class="GtkShortcutsSection"><property name="section-name">all</property>
      \(content.joined(separator: "\n"))
      </object></child></object></interface>
      """
  }
}

extension String {
  /// The text as it stands in XML.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension ShortcutContent {
  /// The keys in GTK's spelling: `<Control>n`.
  var accelerator: String {
    var text = ""
    if !modifiers.isDisjoint(with: [.command, .control]) { text += "<Control>" }
    if modifiers.contains(.option) { text += "<Alt>" }
    if modifiers.contains(.shift) { text += "<Shift>" }
    return text + keyName
  }

  private var keyName: String {
    switch KeyEquivalent(key) {
    case .upArrow: return "Up"
    case .downArrow: return "Down"
    case .leftArrow: return "Left"
    case .rightArrow: return "Right"
    case .escape: return "Escape"
    case .delete: return "BackSpace"
    case .deleteForward: return "Delete"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "Page_Up"
    case .pageDown: return "Page_Down"
    case .tab: return "Tab"
    case .space: return "space"
    case .return: return "Return"
    default:
      let scalar = key.lowercased().unicodeScalars.first?.value ?? 0
      return gdk_keyval_name(gdk_unicode_to_keyval(scalar)).map { String(cString: $0) } ?? ""
    }
  }
}
