import Arguments
import GTKRenderer

/// A way to show an application.
package enum Face: String, CaseIterable, Sendable, ArgumentValue {
  /// Windows of the desktop.
  case gtk
  /// The settled screen, printed in characters.
  case text
  /// What the settled screen says to those who cannot see it, printed as JSON.
  case json

  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "gtk, text or json" }
}

extension Face {
  /// Windows where there is a display, characters elsewhere.
  static var standard: Face { GTKApplication.hasDisplay ? .gtk : .text }
}
