import Foundation
import GTKRenderer
import TestSupport

/// The display that the windows of the tests are shown on: one of our own, with known fonts.
@MainActor enum TestDisplay {
  private static var settings: TemporaryDirectory?

  /// Starts the display and connects to it, the first time.
  static func use() throws {
    guard settings == nil else { return }
    let folder = try TemporaryDirectory()
    let names = ["DISPLAY", "GDK_BACKEND", "GSK_RENDERER", "GTK_A11Y", "XDG_CONFIG_HOME"]
    let environment = try VirtualDisplay().environment(settings: folder.url)
    for name in names { setenv(name, environment[name] ?? "", 1) }
    for name in ["WAYLAND_DISPLAY", "GTK_THEME"] { unsetenv(name) }
    guard GTKApplication.connect() else { throw VirtualDisplay.Missing() }
    settings = folder
  }
}
