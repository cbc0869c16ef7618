import CGTK
import Foundation
import SwiftUICore

/// Takes up fingers that sweep across a window: across a row for what it offers at that side,
/// elsewhere from the beginning of lines towards their end to go back.
@MainActor final class SwipeInput {
  /// How far a finger has to get, in points.
  static let leastDistance = 60.0

  private unowned let window: GTKWindow
  private var start = CGPoint.zero

  init(_ window: GTKWindow) { self.window = window }

  func attach() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_touch_only(drag, 1)
    let object = UnsafeMutableRawPointer(drag)
    Signal.connect(
      object, "drag-begin", withPoint: { [self] in begin(at: CGPoint(x: $0, y: $1)) })
    Signal.connect(
      object, "drag-end",
      withPoint: { [self] x, y in
        // What scrolls or drags by the finger has taken it for itself.
        let state = gtk_gesture_get_sequence_state(
          drag, gtk_gesture_get_last_updated_sequence(drag))
        if state != GTK_EVENT_SEQUENCE_DENIED { end(after: CGSize(width: x, height: y)) }
      })
    gtk_widget_add_controller(window.root.widget, drag)
  }

  /// A finger has touched a point of the window.
  func begin(at point: CGPoint) { start = point }

  /// The finger is gone, so far from where it has touched.
  ///
  /// - Returns: Whether that was a sweep with a meaning there.
  @discardableResult func end(after distance: CGSize) -> Bool {
    guard abs(distance.width) >= Self.leastDistance,
      abs(distance.width) > 2 * abs(distance.height)
    else { return false }
    let isRightToLeft = gtk_widget_get_direction(window.root.widget) == GTK_TEXT_DIR_RTL
    let isForward = (distance.width > 0) != isRightToLeft
    if let row = window.renderer.row(at: start),
      RowMenu.show(
        for: row, at: window.renderer.place(of: start, in: row),
        edge: isForward ? .leading : .trailing)
    {
      return true
    }
    return isForward && window.renderer.goBack()
  }
}

extension GTKRenderer {
  /// The row at a point of the window.
  fileprivate func row(at point: CGPoint) -> Part? {
    guard let hit = gtk_widget_pick(root.host.widget, point.x, point.y, GTK_PICK_DEFAULT) else {
      return nil
    }
    return part(around: hit)?.path.first { $0 is RowPart }
  }

  /// A point of the window in the space of a part.
  func place(of point: CGPoint, in part: Part) -> CGPoint {
    var (left, top) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      root.host.widget, part.widget, point.x, point.y, &left, &top)
    return CGPoint(x: left, y: top)
  }
}
