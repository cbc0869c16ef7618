import Arguments
import GTKRenderer
import TerminalRenderer

/// A way to show an application.
package enum Face: String, CaseIterable, Sendable, ArgumentValue {
  /// Windows of the desktop.
  case gtk
  /// The terminal that the program runs in.
  case terminal
  /// The settled screen, printed in characters.
  case text
  /// What the settled screen says to those who cannot see it, printed as JSON.
  case json

  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "gtk, terminal, text or json" }
}

extension Face {
  /// Windows where there is a display, the terminal where there is one, printed text elsewhere.
  static var standard: Face {
    if GTKApplication.hasDisplay { return .gtk }
    return TerminalApplication.hasTerminal ? .terminal : .text
  }
}
