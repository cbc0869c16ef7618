package import Foundation

/// How a renderer's alerts and confirmations are arranged whose buttons fill their width.
package struct DialogMetrics: Equatable, Sendable {
  /// The space around everything.
  package var padding: CGFloat = 20
  /// The distance of the fields and buttons from what is said.
  package var gap: CGFloat = 18
  /// The distance between fields and buttons.
  package var spacing = CGSize(width: 10, height: 10)

  package init() {}
}
