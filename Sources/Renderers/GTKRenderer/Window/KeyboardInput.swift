import CGTK
import Foundation
import SwiftUICore

/// Tells a window's graph of the keys that no native part has used up.
@MainActor struct KeyboardInput {
  private unowned let window: GTKWindow

  init(_ window: GTKWindow) { self.window = window }

  func attach() {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signal.connect(
      UnsafeMutableRawPointer(keys), "key-pressed",
      withKey: { [unowned window] in KeyboardInput(window).press($0, $1) })
    gtk_widget_add_controller(window.window, keys)
  }

  /// Takes up a key, with those that are held.
  ///
  /// - Returns: Whether somebody has dealt with it.
  func press(_ value: UInt32, _ state: UInt32) -> Bool {
    let key = KeyValue(value, state: state)
    if key.name == "F10", key.isPlain, window.renderer.openMainMenu() { return true }
    if let part = window.renderer.focusedPressable(in: window.window),
      ["Return", "KP_Enter", "space"].contains(key.name)
    {
      part.send(.press)
      return true
    }
    if let press = key.equivalent, window.takeUp(key.presses(of: press)) { return true }
    return window.takeUpStandard(key)
  }
}

extension GTKWindow {
  /// Offers a key to what is in the window, then to its commands: with Control as Apple's Command
  /// key first, then as itself.
  fileprivate func takeUp(_ presses: [KeyPress]) -> Bool {
    guard let graph else { return false }
    return presses.contains { graph.press($0) }
      || presses.contains { pressCommand($0, graph.isBlocked) }
  }

  /// What keys do in every window, unless the program has other uses for them.
  fileprivate func takeUpStandard(_ key: KeyValue) -> Bool {
    switch (key.name, key.isControl, key.isAlt) {
    case ("F5", false, false), ("r", true, false): return renderer.refresh()
    case ("Left", false, true): return renderer.goBack()
    case ("w", true, false):
      close()
      return true
    case ("Menu", false, false): return showMenuOfFocus()
    case ("F10", false, false) where key.isShift: return showMenuOfFocus()
    default: return false
    }
  }
}

/// A key as GTK tells of it.
@MainActor fileprivate struct KeyValue {
  private let value: UInt32
  private let state: UInt32
  let name: String

  init(_ value: UInt32, state: UInt32) {
    self.value = value
    self.state = state
    name = gdk_keyval_name(gdk_keyval_to_lower(value)).map { String(cString: $0) } ?? ""
  }

  var isControl: Bool { state & GDK_CONTROL_MASK.rawValue != 0 }
  var isAlt: Bool { state & GDK_ALT_MASK.rawValue != 0 }
  var isShift: Bool { state & GDK_SHIFT_MASK.rawValue != 0 }
  var isPlain: Bool { !isControl && !isAlt && !isShift }

  /// The key as programs name it; `nil` for one that types nothing and has no name there.
  var equivalent: KeyEquivalent? {
    switch name {
    case "Return", "KP_Enter": return .return
    case "Escape": return .escape
    case "Tab", "ISO_Left_Tab": return .tab
    case "space": return .space
    case "BackSpace": return .delete
    case "Delete": return .deleteForward
    case "Up": return .upArrow
    case "Down": return .downArrow
    case "Left": return .leftArrow
    case "Right": return .rightArrow
    case "Home": return .home
    case "End": return .end
    case "Page_Up", "Prior": return .pageUp
    case "Page_Down", "Next": return .pageDown
    default:
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value > 31 else {
        return nil
      }
      return KeyEquivalent(Character(scalar))
    }
  }

  /// What the key may mean to programs.
  func presses(of key: KeyEquivalent) -> [KeyPress] {
    (isControl ? [true, false] : [false]).map { press(key, controlIsCommand: $0) }
  }

  private func press(_ key: KeyEquivalent, controlIsCommand: Bool) -> KeyPress {
    var modifiers: EventModifiers = []
    if isControl { modifiers.insert(controlIsCommand ? .command : .control) }
    if isAlt { modifiers.insert(.option) }
    if isShift { modifiers.insert(.shift) }
    if state & GDK_SUPER_MASK.rawValue != 0 { modifiers.insert(.command) }
    return KeyPress(key: key, modifiers: modifiers)
  }
}

extension GTKRenderer {
  /// Asks the scroll area in sight for new content, if one can have some.
  @discardableResult func refresh() -> Bool {
    let area = reading.last { part in
      if case .scroll(let scroll) = part.content { scroll.canRefresh } else { false }
    }
    area?.send(.refresh)
    return area != nil
  }

  /// Opens the menu of the window's commands, if it is in sight.
  func openMainMenu() -> Bool {
    let menu = reading.first { part in
      if case .control(let control) = part.content, case .menu(let menu) = control.kind {
        menu.isMain && control.isEnabled
      } else {
        false
      }
    }
    menu?.send(.showMenu)
    return menu != nil
  }

  /// Goes back to the page before, where there is one.
  @discardableResult func goBack() -> Bool {
    let page = reading.last { $0.accessibility.actions.contains(.back) }
    page?.send(.back)
    return page != nil
  }

  /// What can be pressed and has the keyboard itself, of those that GTK doesn't press by keys.
  func focusedPressable(in window: Widget) -> Part? {
    guard let focus = gtk_window_get_focus(window.cast()), let part = part(around: focus),
      part.widget == focus
    else { return nil }
    if case .region(.row(let row)) = part.content { return row.isPressable ? part : nil }
    return part.accessibility.actions.contains(.press) ? part : nil
  }
}

extension GTKWindow {
  /// Shows the menu of what has the keyboard, in its middle.
  ///
  /// - Returns: Whether there is one.
  func showMenuOfFocus() -> Bool {
    guard let focus = gtk_window_get_focus(window.cast()) else { return false }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(focus, root.widget, &bounds) != 0 else { return false }
    return renderer.showMenu(
      at: CGPoint(
        x: Double(bounds.origin.x + bounds.size.width / 2),
        y: Double(bounds.origin.y + bounds.size.height / 2)), for: focus)
  }
}
