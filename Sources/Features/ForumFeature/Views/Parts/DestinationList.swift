import SwiftUI

/// A list of rows that open screens of the forum; the one whose screen is beside it is selected.
struct DestinationList<Content: View>: View {
  private let rowsNameFloors: Bool
  private let content: Content
  @Environment(ForumNavigator.self) private var navigator
  @Environment(\.forumColumn) private var column
  @Environment(\.screenBeside) private var screenBeside

  /// Makes a list; its rows are ``DestinationRow``s and others.
  ///
  /// - Parameters:
  ///   - rowsNameFloors: Whether several rows may lead to floors of one topic; otherwise a row stands
  ///     for its topic wherever that was opened.
  ///   - content: Makes the rows.
  init(rowsNameFloors: Bool = false, @ViewBuilder content: () -> Content) {
    self.rowsNameFloors = rowsNameFloors
    self.content = content()
  }

  var body: some View { List(selection: selection) { content } }

  private var selection: Binding<ForumDestination?> {
    Binding(
      get: { rowsNameFloors ? screenBeside : screenBeside?.anywhere },
      set: { if let screen = $0 { navigator.open(screen, from: column) } })
  }
}
