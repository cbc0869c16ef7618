import CGTK
package import Foundation
package import SwiftUI
package import SwiftUICore

/// Draws windows of an application into pictures.
///
/// Cairo draws them and nothing moves, so that on one machine the same screen gives the same bytes.
@MainActor package final class GTKPictures {
  /// How the windows are.
  package struct Settings {
    /// The size of their content, in points.
    package var size: CGSize
    /// The language of the person.
    package var language: String
    package var isDark = false
    /// How long a screen may take to settle.
    package var limit = Duration.seconds(30)
    /// Sets values of the environment of all windows beside what the desktop says.
    package var environment: @MainActor (inout EnvironmentValues) -> Void = { _ in }

    package init(size: CGSize, language: String) {
      self.size = size
      self.language = language
    }
  }

  /// A window as it was drawn.
  package struct Picture {
    package let png: Data
    /// Whether nothing was pending any more.
    package let isSettled: Bool
  }

  private let application: AppGraph
  private let settings: Settings

  /// Connects to the display; `nil` if there is none.
  package init?(_ application: AppGraph, _ settings: Settings) {
    guard GTKApplication.connect() else { return nil }
    self.application = application
    self.settings = settings
    MainQueue.attach()
    DesktopStyle.keepStill()
    let scheme: ColorScheme = settings.isDark ? .dark : .light
    DesktopStyle.use(scheme)
    application.setEnvironment { [settings] values in
      values.colorScheme = scheme
      settings.environment(&values)
    }
  }

  /// Draws a screen.
  ///
  /// - Throws: `noWindow` if the application has no such window, `unknownAddress` if nothing takes
  ///   up the address, `noDisplay` if the window was not drawn in time.
  package func picture(of screen: DrawnScreen) throws(GTKApplication.Failure) -> Picture {
    var size = screen.size(in: settings.size) { _ in settings.size }
    let picture = try picture(of: screen, size: &size)
    return screen.layout == .content ? try self.picture(of: screen, size: &size) : picture
  }

  /// Draws a screen in a window of a size, which becomes the one that the screen would like to have.
  private func picture(
    of screen: DrawnScreen, size: inout CGSize
  ) throws(GTKApplication.Failure) -> Picture {
    let window = GTKWindow(size: size, language: settings.language)
    defer { window.close() }
    guard
      let content = application.makeWindow(
        for: screen.window, renderer: window.renderer, size: size)
    else { throw .noWindow }
    defer { content.close() }
    content.graph.reducesMotion = true
    // A window counts its frame as part of its size; the picture is of the content alone.
    gtk_widget_set_size_request(window.root.widget, CInt(size.width), CInt(size.height))
    window.show(content.graph, title: "")
    if let url = screen.url, !content.open(url) { throw .unknownAddress(url) }
    window.present()
    let isSettled = settle(window, content.graph)
    size = screen.size(in: settings.size) { content.graph.idealSize(for: $0) }
    guard let png = window.png() else { throw .noDisplay }
    return Picture(png: png, isSettled: isSettled)
  }

  /// Runs the main loop until nothing has been left to do for a while.
  private func settle(_ window: GTKWindow, _ graph: ViewGraph) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + settings.limit
    let timers = RunLoopTimers()
    defer { timers.stop() }
    // Wakes the loop, so that it looks at the clock; frames come in between.
    let ticks = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(ticks) }
    var calmSince = clock.now
    while clock.now < end {
      timers.update()
      g_main_context_iteration(nil, 1)
      let isCalm =
        window.isDrawn && graph.tasks.running == 0 && graph.isSettled
        && !window.renderer.pictures.isDecoding
      if !isCalm { calmSince = clock.now }
      if calmSince.duration(to: clock.now) > .milliseconds(300) { return true }
    }
    return false
  }
}

extension GTKWindow {
  /// Whether the display shows the window, which takes it a while when much else goes on.
  fileprivate var isDrawn: Bool {
    gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(root.widget) > 0
  }

  /// The content of the window as a PNG of one pixel a point, drawn by Cairo; `nil` before it has a
  /// size.
  fileprivate func png() -> Data? {
    var content = graphene_rect_t()
    let paintable = gtk_widget_paintable_new(window)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let (width, height) = (
      gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable)
    )
    guard gtk_widget_compute_bounds(root.widget, window, &content) != 0, width > 0, height > 0
    else { return nil }
    // The frame that the window has where nothing composes windows is none of its content.
    content.origin.x += Float(Int(width) - Int(gtk_widget_get_width(window))) / 2
    content.origin.y += Float(Int(height) - Int(gtk_widget_get_height(window))) / 2
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = gsk_cairo_renderer_new()
    guard gsk_renderer_realize(renderer, nil, nil) != 0 else { return nil }
    defer {
      gsk_renderer_unrealize(renderer)
      g_object_unref(UnsafeMutableRawPointer(renderer))
    }
    let texture = gsk_renderer_render_texture(renderer, node, &content)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return nil }
    return Data(bytes: start, count: Int(size))
  }
}
