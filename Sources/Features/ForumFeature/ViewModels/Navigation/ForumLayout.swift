package import Foundation

/// How many screens are side by side.
package enum ForumLayout: Hashable, Sendable, CaseIterable {
  /// One screen, and the parts of the forum in a bar.
  case compact
  /// A sidebar and one screen.
  case regular
  /// A sidebar, a list, and what is read.
  case wide

  /// Chooses by the width of the window, in points.
  package init(width: CGFloat) {
    self = width < 600 ? .compact : width < 1000 ? .regular : .wide
  }
}

/// The place of a screen in a window.
enum ForumColumn: Hashable, Sendable {
  /// There is one only.
  case single
  /// Of lists, beside what is read.
  case lists
  /// Of what is read, beside lists.
  case reading
}
