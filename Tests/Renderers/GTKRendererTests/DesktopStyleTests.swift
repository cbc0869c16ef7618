import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

/// What a window does when the person changes how the desktop looks.
@MainActor @Suite(.serialized, .hangLimit) struct DesktopStyleTests {
  private func host<V: View>(_ view: V) async throws -> WindowHost {
    let host = try await WindowHost(view)
    DesktopStyle.watch { [weak host] in
      guard let host else { return }
      host.window.renderer.styleDidChange()
      host.graph.measureAgain()
    }
    return host
  }

  private func colors(of label: Widget) -> String {
    guard let text = pango_attr_list_to_string(gtk_label_get_attributes(label.opaque)) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }

  @Test func textsAreReadOnADarkGroundAsSoonAsItIsDark() async throws {
    let host = try await host(Text("Words").foregroundStyle(.secondary))
    defer {
      DesktopStyle.use(nil)
      host.close()
    }
    #expect(!colors(of: try host.label("Words")).contains("foreground #ffffffffffff"))

    DesktopStyle.use(.dark)
    try await host.draw()

    #expect(DesktopStyle.isDark)
    #expect(colors(of: try host.label("Words")).contains("foreground #ffffffffffff"))

    DesktopStyle.use(nil)
    try await host.draw()

    #expect(!colors(of: try host.label("Words")).contains("foreground #ffffffffffff"))
  }

  @Test func areasHaveTheColoursOfTheNewStyle() async throws {
    let host = try await host(Rectangle().fill(.background).frame(width: 100, height: 100))
    defer {
      DesktopStyle.use(nil)
      host.close()
    }
    let light = try await host.pixel(200, 150)

    DesktopStyle.use(.dark)

    let dark = try await host.pixel(200, 150)
    #expect(light == "#FFFFFF")
    #expect(dark == "#1E1E1E")
  }

  @Test func textsGrowWithTheDesktopsFont() async throws {
    let host = try await host(Text("Words that are whole"))
    defer {
      set("gtk-xft-dpi", 96 * 1024)
      host.close()
    }
    set("gtk-xft-dpi", 96 * 1024)
    try await host.draw()
    let before = host.frame(of: try host.label("Words that are whole"))

    set("gtk-xft-dpi", 144 * 1024)
    try await host.draw()

    let label = try host.label("Words that are whole")
    let after = host.frame(of: label)
    #expect(abs(after.width / before.width - 1.5) < 0.05)
    #expect(after.height > before.height * 1.4)
    #expect(pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) == 0)
  }

  @Test func controlsGrowWithTheDesktopsFont() async throws {
    let host = try await host(Button("Press") {})
    defer {
      set("gtk-xft-dpi", 96 * 1024)
      host.close()
    }
    set("gtk-xft-dpi", 96 * 1024)
    try await host.draw()
    func button() throws -> CGRect {
      let label = try host.label("Press")
      return host.frame(of: try #require(gtk_widget_get_ancestor(label, gtk_button_get_type())))
    }
    let before = try button()

    set("gtk-xft-dpi", 192 * 1024)
    try await host.draw()

    #expect(try button().height > before.height)
    #expect(try button().width > before.width)
  }

  @Test func theWishForNoMotionIsHeard() async throws {
    let host = try await WindowHost(Text("Still"))
    defer {
      set("gtk-enable-animations", 0)
      host.close()
    }
    var changes = 0
    DesktopStyle.watch { changes += 1 }
    #expect(!DesktopStyle.showsMotion)

    set("gtk-enable-animations", 1)

    #expect(changes == 1)
    #expect(DesktopStyle.showsMotion)
  }

  /// Sets what the desktop says of windows.
  private func set(_ name: String, _ number: Int) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    // The type of numbers, whose macro C's importer does not see.
    g_value_init(&value, 6 << 2)
    g_value_set_int(&value, CInt(number))
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, name, &value)
    g_value_unset(&value)
  }
}
