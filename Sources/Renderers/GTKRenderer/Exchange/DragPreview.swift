import CGTK
import Foundation
import SwiftUICore

/// What is shown at the pointer while something is dragged.
@MainActor final class DragPreview {
  private let drag: Drag
  /// Where the pointer is in what is dragged.
  private let hotSpot: CGPoint
  private weak var window: GTKWindow?
  private var renderer: GTKRenderer?
  private var graph: ViewGraph?

  init(_ drag: Drag, at point: CGPoint, in window: GTKWindow) {
    self.drag = drag
    self.window = window
    hotSpot = CGPoint(x: point.x - drag.frame.minX, y: point.y - drag.frame.minY)
  }

  /// Shows the dragged view itself, as it looks now, unless the program says otherwise.
  func setIcon(of source: OpaquePointer?) {
    guard !drag.hasPreview, let element = drag.element,
      let part = window?.renderer.parts[element],
      let live = gtk_widget_paintable_new(part.widget)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    let picture = gdk_paintable_get_current_image(live)
    gtk_drag_source_set_icon(source, picture, CInt(hotSpot.x), CInt(hotSpot.y))
    if let picture { g_object_unref(UnsafeMutableRawPointer(picture)) }
  }

  /// Shows what the program says, in a window of its own.
  func show(on drag: OpaquePointer?) {
    guard self.drag.hasPreview, let window, let drag else { return }
    let box = Box(css: "box")
    let renderer = GTKRenderer(in: box, language: window.language)
    guard let graph = self.drag.makePreview(in: renderer) else { return }
    (self.renderer, self.graph) = (renderer, graph)
    renderer.graph = graph
    graph.turn()
    gtk_widget_set_size_request(
      box.widget, CInt(graph.size.width.rounded(.up)), CInt(graph.size.height.rounded(.up)))
    gtk_drag_icon_set_child(
      UnsafeMutableRawPointer(gtk_drag_icon_get_for_drag(drag)).map { OpaquePointer($0) },
      box.widget)
    gdk_drag_set_hotspot(drag, 0, 0)
  }

  func end() {
    graph?.close()
    renderer?.close()
    (graph, renderer) = (nil, nil)
  }
}
