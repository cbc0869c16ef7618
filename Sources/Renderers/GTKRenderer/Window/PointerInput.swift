import CGTK
import Foundation
import SwiftUICore

/// Tells a window's graph what a person does with a pointer or finger where no native part takes it.
@MainActor struct PointerInput {
  private unowned let window: GTKWindow
  private var renderer: GTKRenderer { window.renderer }

  init(_ window: GTKWindow) { self.window = window }

  func attach() {
    addDrag()
    addMenuClick()
    addLongPress()
    addBackButton()
    addHover()
    PinchInput(window).attach()
    SwipeInput(window).attach()
  }

  private func addDrag() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, 1)
    let start = DragStart()
    let send = { [unowned renderer = window.renderer] (phase: PointerEvent.Phase) in
      renderer.send(
        .pointer(
          PointerEvent(phase, at: start.location, time: .microseconds(g_get_monotonic_time()))))
    }
    let object = UnsafeMutableRawPointer(drag)
    Signal.connect(
      object, "drag-begin",
      withPoint: { x, y in
        start.begin(at: CGPoint(x: x, y: y))
        send(.began)
      })
    Signal.connect(
      object, "drag-update",
      withPoint: { x, y in
        start.move(by: CGSize(width: x, height: y))
        send(.moved)
      })
    Signal.connect(
      object, "drag-end",
      withPoint: { x, y in
        start.move(by: CGSize(width: x, height: y))
        send(.ended)
      })
    Signal.connect(object, "cancel", withObject: { _ in send(.cancelled) })
    gtk_widget_add_controller(window.root.widget, drag)
  }

  private func addMenuClick() {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, 3)
    Signal.connect(UnsafeMutableRawPointer(click), "pressed", withPresses: askForMenu())
    gtk_widget_add_controller(window.root.widget, click)
  }

  private func addLongPress() {
    guard let press = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_touch_only(press, 1)
    let ask = askForMenu()
    Signal.connect(UnsafeMutableRawPointer(press), "pressed", withPoint: { ask(1, $0, $1) })
    gtk_widget_add_controller(window.root.widget, press)
  }

  /// The button at the side of a mouse goes back.
  private func addBackButton() {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, 8)
    Signal.connect(
      UnsafeMutableRawPointer(click), "pressed",
      withPresses: {
        [unowned renderer = window.renderer] _, _, _ in renderer.goBack()
      })
    gtk_widget_add_controller(window.root.widget, click)
  }

  /// Views that want to know are told of a pointer that isn't pressed, whatever widget it is over.
  private func addHover() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(motion)
    for name in ["enter", "motion"] {
      Signal.connect(
        object, name,
        withPoint: { [unowned window] x, y in window.hover(at: CGPoint(x: x, y: y)) })
    }
    Signal.connect(object, "leave") { [unowned window] in window.hover(at: nil) }
    gtk_widget_add_controller(window.root.widget, motion)
  }

  /// Asks for the menu of what is at a point of the window.
  func askForMenu() -> @MainActor (Int, Double, Double) -> Void {
    { [unowned window] _, x, y in
      guard let hit = gtk_widget_pick(window.root.widget, x, y, GTK_PICK_DEFAULT) else { return }
      _ = window.renderer.showMenu(at: CGPoint(x: x, y: y), for: hit)
    }
  }
}

extension GTKWindow {
  /// Takes up where a pointer is that isn't pressed; `nil` if it has left.
  func hover(at point: CGPoint?) {
    if graph?.hasHoverViews ?? false { renderer.send(.hover(point)) }
  }
}

extension GTKRenderer {
  /// Shows the menu of what is at a place: its own, or what a swipe across its row offers.
  ///
  /// - Parameters:
  ///   - point: The place in the window.
  ///   - widget: The innermost widget there.
  /// - Returns: Whether there is a menu.
  func showMenu(at point: CGPoint, for widget: Widget) -> Bool {
    guard let part = part(around: widget) else { return false }
    let path = Array(part.path)
    if path.contains(where: { $0.accessibility.actions.contains(.showMenu) }) {
      part.send(.showMenu)
      return true
    }
    guard let row = path.first(where: { $0 is RowPart }) else { return false }
    // What fills a row may have a menu, and doesn't reach to the row's edges.
    if let inner = row.menuOwner {
      inner.send(.showMenu)
      return true
    }
    return RowMenu.show(for: row, at: place(of: point, in: row))
  }
}

extension Part {
  /// The first part inside that has a menu.
  fileprivate var menuOwner: Part? {
    for child in children {
      if child.accessibility.actions.contains(.showMenu) { return child }
      if let inner = child.menuOwner { return inner }
    }
    return nil
  }
}

/// Where a drag is.
@MainActor private final class DragStart {
  private var start = CGPoint.zero
  private(set) var location = CGPoint.zero

  func begin(at point: CGPoint) { (start, location) = (point, point) }

  func move(by distance: CGSize) {
    location = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
  }
}
