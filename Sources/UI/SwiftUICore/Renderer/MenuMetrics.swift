package import Foundation

/// How a renderer's menus are arranged whose items are all as wide as the menu.
package struct MenuMetrics: Equatable, Sendable {
  /// The space around the items.
  package var padding: CGFloat = 6
  /// The space above and below a line between items.
  package var dividerMargin: CGFloat = 5
  /// The least width of an item.
  package var itemWidth: CGFloat = 130
  /// The distance of what stands at the end of an item from its label.
  package var gap: CGFloat = 24
  /// The space around the title of a section.
  package var titleInsets = EdgeInsets(top: 6, leading: 12, bottom: 4, trailing: 12)

  package init() {}
}

/// The line at the beginning and the end of a section of a menu, which is shown between others.
struct MenuSectionEdge: View {
  var body: some View { Divider().layoutValue(key: IsMenuSectionEdgeKey.self, value: true) }
}

/// The title of a section of a menu, below a line that keeps it from what is above.
struct MenuSectionHead<Title: View>: View {
  let title: Title
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    MenuSectionEdge()
    title.font(.caption).foregroundStyle(.secondary)
      .padding(metrics.menus?.titleInsets ?? EdgeInsets())
  }
}

/// Whether a view of a menu is a line that belongs to a section.
package nonisolated enum IsMenuSectionEdgeKey: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
