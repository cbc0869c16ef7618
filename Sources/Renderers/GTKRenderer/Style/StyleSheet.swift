import CGTK
import SwiftUICore

/// What our own widgets look like beyond the desktop's style.
@MainActor final class StyleSheet {
  private let display: OpaquePointer?
  private var tints: [Color: String] = [:]

  init(for widget: Widget) {
    display = gtk_widget_get_display(widget)
    Self.installOnce(on: display)
  }

  private static var isInstalled = false

  private static func installOnce(on display: OpaquePointer?) {
    guard !isInstalled else { return }
    isInstalled = true
    add(rules, to: display)
  }

  private static func add(_ rules: String, to display: OpaquePointer?) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.map { OpaquePointer($0) }, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
  }

  /// The class of controls that have a colour instead of the desktop's accent.
  func tintClass(_ color: Color) -> String {
    if let known = tints[color] { return known }
    let parts = color.components(in: .light)
    func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    let value =
      "rgba(\(byte(parts.red)), \(byte(parts.green)), \(byte(parts.blue)), \(parts.opacity))"
    let name = "hetang-tint-\(parts.hexadecimal.dropFirst().lowercased())"
    Self.add(
      """
      button.\(name).suggested-action, switch.\(name):checked { background-color: \(value); }
      button.\(name).flat, button.\(name).hetang-bare { color: \(value); }
      button.\(name).text-button:not(.suggested-action):not(.hetang-segment) { color: \(value); }
      """, to: display)
    tints[color] = name
    return name
  }
}
