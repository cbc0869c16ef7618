import Foundation
import SwiftUICore

/// Makes the rows, headers and footers of a list.
struct ListRowMaker<SelectionValue: Hashable>: RowMaker {
  let look: ListLook
  let selection: ListSelection<SelectionValue>?
  let rowSpacing: CGFloat?
  let sectionSpacing: ListSectionSpacing

  @MainActor @ViewBuilder func row(around row: RowProxy) -> some View {
    let margins = ListMargins(place: row.place, maker: self)
    switch row.place.role {
    case .cell:
      ListRow(
        row: row, traits: ListRowTraits(of: row), margins: margins, look: look,
        selection: selection)
    case .header:
      ListSectionHeader(
        row: row, insets: row.value(for: ListRowInsetsKey.self), margins: margins,
        isExpanded: row.value(for: SectionExpansionKey.self)
      )
    case .footer:
      ListSectionFooter(
        row: row, insets: row.value(for: ListRowInsetsKey.self), margins: margins)
    }
  }
}

/// The space between the element of a row and those around it, and the list's sides.
struct ListMargins: Equatable {
  /// Whether the row keeps the distance between sections from what is above.
  let isApart: Bool
  /// Whether the row keeps a distance from the list's sides.
  let isInset: Bool
  let isInSidebar: Bool
  /// Whether nothing of the list is above the row.
  let isAtTop: Bool
  /// Whether the row is of those that are drawn as cards.
  let isInCard: Bool
  let rowSpacing: CGFloat
  let sectionSpacing: ListSectionSpacing

  init<Value>(place: RowPlace, maker: ListRowMaker<Value>) {
    isApart = place.startsGroup && !place.isInFirstGroup && maker.look != .plain
    isInset = maker.look == .insetGrouped || maker.look == .sidebar
    isInSidebar = maker.look == .sidebar
    isAtTop = place.startsGroup && place.isInFirstGroup
    isInCard = maker.look == .insetGrouped && place.role == .cell
    rowSpacing = place.isFirst || place.role != .cell ? 0 : maker.rowSpacing ?? 0
    sectionSpacing = maker.sectionSpacing
  }

  func insets(_ metrics: RendererMetrics) -> EdgeInsets {
    let sidebar = isInSidebar ? metrics.sidebarMargin : nil
    let side = isInset ? sidebar ?? metrics.rowInsets.leading : 0
    let first = sidebar ?? (isInCard ? metrics.cardMargin : 0)
    let top = isApart ? sectionSpacing.length(metrics) : isAtTop ? first : 0
    return EdgeInsets(top: max(top, rowSpacing), leading: side, bottom: 0, trailing: side)
  }
}
