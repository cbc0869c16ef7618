public import SwiftUICore

extension View {
  /// Sets the space around the content of the row; `nil` for the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTrait(ListRowInsetsKey.self, insets)
  }

  /// Puts a view behind the row, in place of the list's own background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackground(background: view))
  }

  /// Sets whether lines divide the row from its neighbours.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListSeparators(visibility: visibility, edges: edges, isOfSection: false))
  }

  /// Sets the colour of the lines that divide the row from its neighbours.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListSeparators(color: color, edges: edges, isOfSection: false))
  }

  /// Sets whether lines divide the section from its neighbours.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListSeparators(visibility: visibility, edges: edges, isOfSection: true))
  }

  /// Sets the colour of the lines that divide the section from its neighbours.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListSeparators(color: color, edges: edges, isOfSection: true))
  }

  /// Sets whether the row can be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTrait(SelectionDisabledKey.self, isDisabled)
  }
}

nonisolated enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

nonisolated enum SelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

nonisolated enum ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: Portal? { nil }
}

/// Hands the background of a row to the list, in the environment of the row.
nonisolated private struct ListRowBackground<Background: View>: ViewModifier {
  let background: Background?
  @CapturedScope private var scope
  @State private var id = PortalID()

  @MainActor func body(content: Content) -> some View {
    content.rowTrait(
      ListRowBackgroundKey.self,
      background.map { view in Portal(id: id, scope: scope) { view } })
  }
}
