import SwiftUI

/// Opens links to the forum inside, in the column where they are written, and others in a browser.
struct LinkModifier: ViewModifier {
  let column: ForumColumn
  @Environment(ForumNavigator.self) private var navigator
  @Environment(\.openURL) private var openInBrowser

  func body(content: Content) -> some View {
    content
      .environment(\.forumColumn, column)
      .environment(\.openInBrowser, openInBrowser)
      .environment(
        \.openURL,
        OpenURLAction { [navigator] url in
          navigator.follow(url, from: column) ? .handled : .systemAction
        })
  }
}

extension View {
  /// Opens links to the forum in a column.
  func linksOpen(in column: ForumColumn) -> some View { modifier(LinkModifier(column: column)) }
}
