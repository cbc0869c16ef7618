import Arguments

/// A way to show an application.
package enum Face: String, CaseIterable, Sendable, ArgumentValue {
  /// The settled screen, printed in characters.
  case text
  /// What the settled screen says to those who cannot see it, printed as JSON.
  case json

  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "text or json" }
}
