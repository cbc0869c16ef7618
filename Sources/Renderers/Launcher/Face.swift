import Arguments

/// A way to show an application.
package enum Face: String, CaseIterable, Sendable, ArgumentValue {
  /// The settled screen, printed in characters.
  case text

  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "text" }
}
