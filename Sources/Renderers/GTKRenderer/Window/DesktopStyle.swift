import CGTK
import Foundation
import SwiftUI
import SwiftUICore

/// How the person wants windows to look, as far as the desktop knows.
@MainActor enum DesktopStyle {
  /// The style of the windows' display.
  ///
  /// That of the whole program, libadwaita's default one, tells of changes before the style sheets
  /// of the display are others, so that colours read then are the old ones.
  private static var manager: OpaquePointer? {
    adw_style_manager_get_for_display(gdk_display_get_default())
  }

  static var isDark: Bool { adw_style_manager_get_dark(manager) != 0 }
  static var hasHighContrast: Bool { adw_style_manager_get_high_contrast(manager) != 0 }

  /// Whether things may move.
  static var showsMotion: Bool {
    var value = GValue()
    g_value_init(&value, gboolean.fundamentalType)
    defer { g_value_unset(&value) }
    guard let settings else { return true }
    g_object_get_property(settings, "gtk-enable-animations", &value)
    return g_value_get_boolean(&value) != 0
  }

  /// Lets neither spinners turn nor cursors blink.
  static func keepStill() {
    var value = GValue()
    g_value_init(&value, gboolean.fundamentalType)
    defer { g_value_unset(&value) }
    for name in ["gtk-enable-animations", "gtk-cursor-blink"] {
      g_object_set_property(settings, name, &value)
    }
  }

  private static var settings: UnsafeMutablePointer<GObject>? {
    gtk_settings_get_default().map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self)
    }
  }

  /// Tells views how the desktop looks.
  static func describe(_ values: inout EnvironmentValues) {
    values.colorScheme = isDark ? .dark : .light
    values.shownColorSchemeContrast = hasHighContrast ? .increased : .standard
  }

  /// Makes all windows of the program light or dark, or as the desktop is.
  static func use(_ wanted: ColorScheme?) {
    let scheme =
      switch wanted {
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }

  /// Follows the desktop's style as long as the program runs.
  ///
  /// - Parameter change: Runs whenever colours, fonts, sizes or the wish for motion are others.
  static func watch(_ change: @escaping @MainActor () -> Void) {
    guard let manager, let settings else { return }
    let signals: [(UnsafeMutableRawPointer, [String])] = [
      (UnsafeMutableRawPointer(manager), ["dark", "high-contrast"]),
      (
        UnsafeMutableRawPointer(settings),
        ["gtk-font-name", "gtk-xft-dpi", "gtk-theme-name", "gtk-enable-animations"]
      ),
    ]
    for (object, names) in signals {
      for name in names {
        Signal.connect(object, "notify::\(name)", withObject: { _ in change() })
      }
    }
  }
}

extension gboolean {
  /// The type of truth values, whose macro C's importer does not see.
  fileprivate static let fundamentalType: GType = 5 << 2
}
