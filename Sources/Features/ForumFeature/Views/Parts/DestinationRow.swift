import SwiftUI

/// A row of a list that opens a screen of the forum.
struct DestinationRow<Label: View>: View {
  private let screen: ForumDestination
  private let label: Label

  /// Makes a row, for a ``DestinationList``.
  init(_ screen: ForumDestination, @ViewBuilder label: () -> Label) {
    self.screen = screen
    self.label = label()
  }

  var body: some View {
    label.frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
      .tag(screen)
  }
}
