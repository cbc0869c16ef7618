import Foundation
import SwiftUICore

/// What a row's view says of the row.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: Portal?
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var separatorColor: Color?
  var badge: Badge?
  var isSelectionDisabled = false

  @MainActor init(of row: RowProxy) {
    insets = row.value(for: ListRowInsetsKey.self)
    background = row.value(for: ListRowBackgroundKey.self)
    let separators = row.value(for: ListRowSeparatorsKey.self)
    topSeparator = separators.top(atSectionEdge: row.place.isFirst)
    bottomSeparator = separators.bottom(atSectionEdge: row.place.isLast)
    separatorColor = separators.color
    badge = row.value(for: BadgeKey.self)
    isSelectionDisabled = row.value(for: SelectionDisabledKey.self)
  }
}
