import CGTK
import CoreTransferable
import Foundation
import SwiftUICore

/// Lets things be dragged out of a window and dropped on it.
///
/// The graph knows where in the window what can be dragged and dropped; GTK knows of one source and
/// one target for the whole window.
@MainActor final class DragInput {
  private unowned let window: GTKWindow
  private var preview: DragPreview?
  /// What is dragged out of one of the program's windows.
  private static var current: Drag?
  private static weak var sourceWindow: GTKWindow?

  init(_ window: GTKWindow) { self.window = window }

  func attach() {
    addSource()
    addTarget()
  }

  // MARK: - Dragging

  private func addSource() {
    guard let source = gtk_drag_source_new() else { return }
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    let object = UnsafeMutableRawPointer(source)
    Signal.connect(
      object, "prepare",
      providing: { [unowned self] x, y in begin(at: CGPoint(x: x, y: y), from: source) })
    Signal.connect(
      object, "drag-begin",
      withObject: { [unowned self] drag in preview?.show(on: drag.map { OpaquePointer($0) }) })
    Signal.connect(object, "drag-end", withObject: { [unowned self] _ in end() })
    gtk_widget_add_controller(window.root.widget, source)
  }

  /// - Returns: What is dragged, for other programs.
  func begin(at point: CGPoint, from source: OpaquePointer?) -> UnsafeMutableRawPointer? {
    guard let drag = window.graph?.beginDrag(at: point) else { return nil }
    (Self.current, Self.sourceWindow) = (drag, window)
    preview = DragPreview(drag, at: point, in: window)
    preview?.setIcon(of: source)
    let row = WireForm(name: "application/x-hetang-row") { Data() }
    let provider = ParcelProvider.make(drag.parcels, extra: drag.row == nil ? [] : [row])
    return provider.map { UnsafeMutableRawPointer($0) }
  }

  private func end() {
    preview?.end()
    preview = nil
    (Self.current, Self.sourceWindow) = (nil, nil)
  }

  // MARK: - Dropping

  private func addTarget() {
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_async_new(nil, actions) else { return }
    let object = UnsafeMutableRawPointer(target)
    let hover = {
      @MainActor @Sendable [unowned self] (object: UnsafeMutableRawPointer?, x: Double, y: Double)
        -> UInt32 in
      guard let graph = window.graph, let object else { return 0 }
      let drop = OpaquePointer(object)
      let isTaken = graph.dragMoved(passing(drop), to: CGPoint(x: x, y: y))
      // Others keep what they drag: it is copied, unless they let it be moved only.
      return isTaken ? Self.action(for: drop) : 0
    }
    Signal.connect(object, "drag-enter", answering: hover)
    Signal.connect(object, "drag-motion", answering: hover)
    Signal.connect(
      object, "drag-leave", withObject: { [unowned self] _ in window.graph?.dragLeft() })
    Signal.connect(
      object, "drop",
      answering: { [unowned self] drop, x, y in
        guard let drop else { return 0 }
        return take(OpaquePointer(drop), at: CGPoint(x: x, y: y)) ? 1 : 0
      })
    gtk_widget_add_controller(window.root.widget, target)
  }

  private static func action(for drop: OpaquePointer) -> UInt32 {
    let offered = gdk_drop_get_actions(drop).rawValue
    return offered & GDK_ACTION_COPY.rawValue != 0 ? GDK_ACTION_COPY.rawValue : offered
  }

  private func passing(_ drop: OpaquePointer) -> DropCenter.Passing {
    if gdk_drop_get_drag(drop) != nil, let current = Self.current {
      return DropCenter.Passing(
        offer: TransferOffer(current.parcels),
        row: Self.sourceWindow === window ? current.row : nil)
    }
    return DropCenter.Passing(
      offer: TransferOffer(wireTypes: wireTypes(of: gdk_drop_get_formats(drop))))
  }

  /// Hands what was dropped on.
  ///
  /// - Returns: Whether it is being read.
  private func take(_ drop: OpaquePointer, at point: CGPoint) -> Bool {
    guard let graph = window.graph else { return false }
    let passing = passing(drop)
    let own = gdk_drop_get_drag(drop) == nil ? nil : Self.current
    g_object_ref(UnsafeMutableRawPointer(drop))
    let kept = Unchecked(value: drop)
    // The drop ends when everything was read, which the person no longer waits for.
    Task {
      let isTaken = await graph.drop(passing, at: point) {
        if let own { return own.parcels }
        return try await Parcel.received(wireTypes(of: gdk_drop_get_formats(kept.value))) {
          try await DropReading.read($0, from: kept.value)
        }
      }
      gdk_drop_finish(
        kept.value, GdkDragAction(rawValue: isTaken ? Self.action(for: kept.value) : 0))
      g_object_unref(UnsafeMutableRawPointer(kept.value))
    }
    return true
  }
}

/// Reads what was dropped.
@MainActor enum DropReading {
  static func read(_ name: String, from drop: OpaquePointer) async throws -> Data {
    let finished = await Finished.waiting { cancellable, end, context in
      name.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_drop_read_async(drop, &names, G_PRIORITY_DEFAULT, cancellable, end, context)
      }
    }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = gdk_drop_read_finish(drop, finished.result, nil, &error) else {
      throw GLibFailure(error)
    }
    return try await StreamReading.bytes(of: stream)
  }
}
