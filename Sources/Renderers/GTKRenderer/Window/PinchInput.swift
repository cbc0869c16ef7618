import CGTK
import Foundation
import SwiftUICore

/// Tells a window's graph of two fingers that move apart or together, on the screen or a touchpad,
/// and of a wheel that is turned with the Control key held, which stands for them.
@MainActor final class PinchInput {
  /// How much larger things become by one notch of the wheel.
  static let step = 1.2

  private unowned let window: GTKWindow
  private var place = CGPoint.zero
  private var scale = 1.0
  /// Where the pointer was seen last.
  private var pointer = CGPoint.zero

  init(_ window: GTKWindow) { self.window = window }

  func attach() {
    addFingers()
    addPointer()
    addWheel()
  }

  private func addFingers() {
    guard let zoom = gtk_gesture_zoom_new() else { return }
    let object = UnsafeMutableRawPointer(zoom)
    Signal.connect(
      object, "begin",
      withObject: { [self] _ in
        var (x, y) = (0.0, 0.0)
        gtk_gesture_get_bounding_box_center(zoom, &x, &y)
        begin(at: CGPoint(x: x, y: y))
      })
    Signal.connect(object, "scale-changed", withNumber: { [self] in change(to: $0) })
    Signal.connect(object, "end", withObject: { [self] _ in send(.ended) })
    Signal.connect(object, "cancel", withObject: { [self] _ in send(.cancelled) })
    gtk_widget_add_controller(window.root.widget, zoom)
  }

  private func addPointer() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    for name in ["enter", "motion"] {
      Signal.connect(
        UnsafeMutableRawPointer(motion), name,
        withPoint: { [self] in pointer = CGPoint(x: $0, y: $1) })
    }
    gtk_widget_add_controller(window.root.widget, motion)
  }

  private func addWheel() {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    else { return }
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
    Signal.connect(
      UnsafeMutableRawPointer(scroll), "scroll",
      withMovement: { [self] _, notches in
        let held = gtk_event_controller_get_current_event_state(scroll).rawValue
        guard held & GDK_CONTROL_MASK.rawValue != 0 else { return false }
        return turn(by: notches, at: pointer)
      })
    gtk_widget_add_controller(window.root.widget, scroll)
  }

  // MARK: - What is done

  /// Two fingers have touched, around a point of the window.
  func begin(at point: CGPoint) {
    place = point
    scale = 1
    send(.began)
  }

  /// The fingers are so many times as far apart as at the start.
  func change(to scale: Double) {
    self.scale = scale
    send(.moved)
  }

  /// The fingers are gone, or were not meant.
  func send(_ phase: PointerEvent.Phase) {
    window.renderer.send(.pointer(PointerEvent(phase, at: place, time: now, scale: scale)))
  }

  /// The wheel was turned with the Control key held; towards the person makes smaller.
  ///
  /// - Returns: Whether something is magnified there.
  func turn(by notches: Double, at point: CGPoint) -> Bool {
    window.graph?.magnify(by: pow(Self.step, -notches), at: point, time: now) == true
  }

  private var now: Duration { .microseconds(g_get_monotonic_time()) }
}
