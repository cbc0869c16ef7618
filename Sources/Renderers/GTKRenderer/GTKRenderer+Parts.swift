import CGTK
import SwiftUICore

// What parts ask of their renderer.
extension GTKRenderer {
  /// Notes to whom a widget belongs.
  func note(_ part: Part, for widget: Widget) { owners[widget] = part }

  /// Forgets a part that is gone.
  func forget(_ part: Part) {
    owners[part.widget] = nil
    if let host = part.list?.host.widget { owners[host] = nil }
    if parts[part.id] === part { parts[part.id] = nil }
    if focusWish == part.widget { focusWish = nil }
    if focusAfterLayer == part.voice { focusAfterLayer = nil }
  }

  /// The part that a widget, or one around it, belongs to.
  func part(around widget: Widget?) -> Part? {
    sequence(first: widget) { $0.map { gtk_widget_get_parent($0) } ?? nil }.lazy
      .prefix { $0 != nil }.compactMap { $0.flatMap { self.owners[$0] } }.first
  }

  /// Changes widgets without reporting it as what a person did.
  func silently(_ change: () -> Void) {
    let outer = isCommitting
    isCommitting = true
    change()
    isCommitting = outer
  }

  /// Changes what a widget lets be changed only while it is in no window.
  func takingOut(_ part: Part, _ change: () -> Void) {
    let list = list(of: part.parent)
    guard let index = list.index(of: part) else { return change() }
    let window = gtk_widget_get_root(part.widget)
    let focus = window.flatMap { gtk_root_get_focus($0) }
    let hadFocus = focus.map { $0 == part.widget || gtk_widget_is_ancestor($0, part.widget) != 0 }
    silently {
      list.remove(part)
      change()
      list.insert(part, at: index)
      if hadFocus == true { _ = focus.map { gtk_widget_grab_focus($0) } }
    }
  }

  /// Tells the graph what a person did.
  func send(_ event: Event) {
    guard !isCommitting else { return }
    graph?.handle(event)
  }

  /// Gives a widget the keyboard after the commit, if the graph says so and it hasn't it.
  func keepFocus(on widget: Widget, if isFocused: Bool) {
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let has = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
    if isFocused, flags & has == 0 { focusWish = widget }
  }

  /// Reports when a widget gets or loses the keyboard.
  func watchFocus(of widget: Widget, for part: Part) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    Signal.connect(UnsafeMutableRawPointer(controller), "enter") { [weak part] in
      part?.send(.focus)
    }
    Signal.connect(UnsafeMutableRawPointer(controller), "leave") { [weak part] in
      part?.send(.blur)
    }
    gtk_widget_add_controller(widget, controller)
  }
}
