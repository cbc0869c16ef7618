import CGTK
import Foundation

/// What a program says about itself.
package struct ProgramDescription: Sendable {
  package var name: String
  package var version: String
  /// What the program does, in a few words.
  package var summary: String

  package init(name: String, version: String = "", summary: String = "") {
    self.name = name
    self.version = version
    self.summary = summary
  }
}

/// GNOME's window that tells what a program is.
@MainActor enum AboutWindow {
  /// Shows what a program is in front of a window.
  ///
  /// - Parameters:
  ///   - program: What it says about itself.
  ///   - icon: The name of its icon; left out where the desktop has none of that name.
  ///   - parent: The window.
  /// - Returns: The window that tells.
  @discardableResult static func show(
    _ program: ProgramDescription, icon: String, above parent: Widget
  ) -> Widget {
    let window = made(adw_about_window_new())
    let about = window.opaque
    adw_about_window_set_application_name(about, program.name)
    adw_about_window_set_version(about, program.version)
    adw_about_window_set_comments(about, program.summary)
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(parent))
    if gtk_icon_theme_has_icon(theme, icon) != 0 {
      adw_about_window_set_application_icon(about, icon)
    }
    gtk_window_set_transient_for(window.cast(), parent.cast())
    gtk_window_set_modal(window.cast(), 1)
    gtk_window_set_destroy_with_parent(window.cast(), 1)
    gtk_window_present(window.cast())
    return window
  }
}
