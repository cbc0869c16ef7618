import CGTK
import Foundation
import SwiftUI
import SwiftUICore

@testable import GTKRenderer

/// Shows a view in a window on the tests' display.
@MainActor final class WindowHost {
  /// Something that was waited for did not come.
  struct NeverCame: Error {}

  let window: GTKWindow
  let graph: ViewGraph

  convenience init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 400, height: 300), language: String = "en",
    exchanging: Bool = false
  ) async throws {
    try TestDisplay.use()
    let window = GTKWindow(size: size, language: language)
    let graph = ViewGraph(renderer: window.renderer)
    graph.size = size
    if exchanging {
      let exchange = WindowExchange(of: window)
      graph.setEnvironment { $0.exchange = exchange }
    }
    graph.show(WindowRoot { view })
    window.onClose = { [graph] in graph.close() }
    try await self.init(window, graph)
  }

  init(_ window: GTKWindow, _ graph: ViewGraph) async throws {
    (self.window, self.graph) = (window, graph)
    window.show(graph, title: "Test")
    window.present()
    try await wait { gtk_widget_get_mapped(self.window.window) != 0 && self.graph.isSettled }
    try await draw()
  }

  /// Carries out what waits in the main loop.
  func settle() { while g_main_context_iteration(nil, 0) != 0 {} }

  /// Runs the main loop until something is so.
  ///
  /// The tests' own main queue carries the tasks of views, so that each round lets it go on.
  func wait(until isSo: () -> Bool) async throws {
    // What never comes is ended by the limit for tests that hang.
    while !isSo() {
      try Task.checkCancellation()
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
  }

  /// Waits until GTK has laid out and drawn what has changed.
  func draw() async throws {
    settle()
    let drawing = Drawing()
    gtk_widget_add_tick_callback(
      window.window,
      { _, _, data in
        guard let data else { return 0 }
        let drawing = Unmanaged<Drawing>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated { drawing.isDone = true }
        return 0
      }, Unmanaged.passRetained(drawing).toOpaque(), nil)
    try await wait { drawing.isDone }
    settle()
  }

  func close() {
    window.close()
    settle()
  }

  // MARK: - Finding

  /// The widgets of a type in the window, outer ones first.
  func widgets(of type: GType) -> [Widget] {
    all(window.root.widget).filter { hetang_is_a($0, type) != 0 }
  }

  /// The widgets of a style class in the window, outer ones first.
  func widgets(css name: String) -> [Widget] {
    all(window.root.widget).filter { gtk_widget_has_css_class($0, name) != 0 }
  }

  func all(_ widget: Widget) -> [Widget] {
    var found = [widget]
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      found += all(current)
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  /// The label that shows a text.
  func label(_ text: String) throws -> Widget {
    guard let found = labels(text).first else { throw NeverCame() }
    return found
  }

  /// All labels that show a text.
  func labels(_ text: String) -> [Widget] {
    widgets(of: gtk_label_get_type()).filter {
      String(cString: gtk_label_get_text($0.opaque)) == text
    }
  }

  /// What the labels in the window say.
  var texts: [String] {
    widgets(of: gtk_label_get_type()).map { String(cString: gtk_label_get_text($0.opaque)) }
  }

  /// Where a widget lies in the window's content.
  func frame(of widget: Widget) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window.root.widget, &bounds) != 0 else { return .null }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// The colour at a point of the window's content, as `#RRGGBB`.
  func pixel(_ x: Int, _ y: Int) async throws -> String {
    try await draw()
    let root = window.root.widget
    let paintable = gtk_widget_paintable_new(root)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let (width, height) = (gtk_widget_get_width(root), gtk_widget_get_height(root))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw NeverCame() }
    defer { gsk_render_node_unref(node) }
    var area = CGRect(x: 0, y: 0, width: Int(width), height: Int(height)).graphene
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(root))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else {
      throw NeverCame()
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var bytes = [UInt8](repeating: 0, count: Int(width * height) * 4)
    gdk_texture_download(texture, &bytes, gsize(width) * 4)
    let start = (y * Int(width) + x) * 4
    return "#" + [2, 1, 0].map { String(format: "%02X", bytes[start + $0]) }.joined()
  }
}

/// Whether the picture that was asked for is there.
@MainActor private final class Drawing {
  var isDone = false
}
