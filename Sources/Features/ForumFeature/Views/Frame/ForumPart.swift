import SwiftUI

/// A part of the forum: its lists, and what is read beside or upon them.
struct ForumPart: View {
  let tab: ForumTab
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    NavigationSplitView(preferredCompactColumn: column) {
      ListsColumn(tab: tab).navigationSplitViewColumnWidth(min: 300, ideal: 380, max: 480)
    } detail: {
      ReadingColumn(tab: tab).navigationSplitViewColumnWidth(min: 380, ideal: 760)
    }
  }

  /// What a window shows that has no room for both.
  private var column: Binding<NavigationSplitViewColumn> {
    Binding(
      get: { navigator.reading(of: tab).isEmpty ? .sidebar : .detail },
      set: { if $0 == .sidebar { navigator.closeReading(of: tab) } })
  }
}
