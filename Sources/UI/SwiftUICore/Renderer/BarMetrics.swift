package import Foundation

/// How a renderer's bars are arranged.
package struct BarMetrics: Equatable, Sendable {
  /// The room that the window's own buttons take at both ends of the bar at its top.
  ///
  /// Where there is some, every page at the top of the window has a bar.
  package var windowButtons = EdgeInsets()
  /// Whether titles stand in the middle of their bar.
  package var centersTitle = false
  /// Whether the button that leads back names the page that it leads to.
  package var namesBack = true
  /// Whether labels in bars are shown by their pictures alone.
  package var showsIconsOnly = false
  /// The space above and below a search field.
  package var searchMargin: CGFloat = 0
  /// Whether the bar with tabs is as wide as its window.
  package var fillsTabs = false
  /// The space around the label of a tab.
  package var tabInsets = EdgeInsets()
  /// Whether tabs at the bottom have their picture above their title.
  package var stacksTabs = false

  package init() {}
}
