import CGTK
import Foundation

/// The program that the person has chosen for an address.
@MainActor enum SystemBrowser {
  /// The variables by which programs find what a person keeps, as they were before a profile of our
  /// own took their place.
  private static let variables = [
    "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
  ]
  private static var original: [String: String]?

  /// Notes where the person's own things lie, for programs that are started later.
  static func noteSurroundings() {
    if original == nil { original = ProcessInfo.processInfo.environment }
  }

  /// Opens an address.
  ///
  /// - Returns: Whether there is a program for it, and it could be started.
  static func open(_ url: URL) -> Bool {
    guard let made = gdk_display_get_app_launch_context(gdk_display_get_default()) else {
      return false
    }
    let object = UnsafeMutableRawPointer(made)
    defer { g_object_unref(object) }
    let context = object.assumingMemoryBound(to: GAppLaunchContext.self)
    for name in original == nil ? [] : variables {
      if let value = original?[name] {
        g_app_launch_context_setenv(context, name, value)
      } else {
        g_app_launch_context_unsetenv(context, name)
      }
    }
    return g_app_info_launch_default_for_uri(url.absoluteString, context, nil) != 0
  }
}
