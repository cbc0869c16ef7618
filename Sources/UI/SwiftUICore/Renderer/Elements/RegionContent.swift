package import Foundation

/// A part of the window's structure.
///
/// The graph decides what there is and where it lies; a renderer with native parts may take the
/// part of that name and place the children of bars itself.
package enum RegionContent: Equatable, Sendable {
  /// Views that belong together for those who listen.
  case group
  /// A control with its label and what it says beside it; they are one for those who listen.
  case labeled
  /// Rows below each other; a scroll area is inside.
  case list(ListLook)
  /// A section of a list, its rows inside in the looks that group them.
  case section
  case sectionHeader
  case sectionFooter
  case row(RowContent)
  /// A stack of pages of which the last is shown.
  case navigation
  /// One screen of a stack; its bar and its content are inside.
  case page(title: String)
  case bar(BarContent)
  /// One or several controls of a bar.
  case barItem(BarPlacement)
  /// Pages of which one is shown, and the bar that switches between them.
  case tabs(TabsLook)
  case tabBar(TabsLook)
  case tab(TabItemContent)
  /// Columns beside each other.
  case split(columns: Int)
  case column(ColumnRole)
  /// Something in front of the window that has to be dealt with first.
  case sheet(SheetContent)
  case dialog(DialogContent)
  /// Choices that go away when one is made or somewhere else is pressed.
  case menu
  case menuSection
  case popover
  /// A part of the window that grows as it is opened.
  case disclosure(isExpanded: Bool)
  case groupBox
  case form
}

package enum ListLook: Equatable, Sendable { case plain, inset, grouped, insetGrouped, sidebar }

package struct RowContent: Equatable, Sendable {
  package var isSelected = false
  /// Whether pressing the row does something.
  package var isPressable = false
  /// Whether the row leads to another page.
  package var leadsOn = false
  /// Whether nothing divides it from the row below.
  package var hidesSeparator = false
  /// Whether nothing divides it from what is above; only the first row of a group has such a line.
  package var hidesTopSeparator = true
  /// The colour of the separators; `nil` for the renderer's own.
  package var separatorColor: Color?
  /// Where it lies among the rows that are drawn as one group.
  package var position = Position.middle
  /// Whether its content brings a background of its own.
  package var hasBackground = false
  /// The names of what a swipe offers, nearest to the edge first.
  package var leadingActions: [String] = []
  package var trailingActions: [String] = []
  /// Where what is dragged over the row would be put: above it or below it.
  package var insertionEdge: VerticalEdge?

  package enum Position: Equatable, Sendable { case only, first, middle, last }

  package init() {}
}

package struct BarContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case navigation, bottom, search, status }
  package enum TitleSize: Equatable, Sendable { case automatic, inline, large }
  package var kind: Kind
  package var title = ""
  package var subtitle = ""
  package var titleSize = TitleSize.automatic
  /// Whether there is a page to go back to; `.back` tells that somebody wants to.
  package var canGoBack = false
  /// The title of the page that back leads to.
  package var backTitle = ""

  package init(kind: Kind) { self.kind = kind }
}

package enum BarPlacement: Equatable, Sendable {
  case leading, center, trailing, bottom, status, keyboard
}

package enum TabsLook: Equatable, Sendable {
  /// A bar at the bottom, for narrow windows.
  case bottomBar
  /// A bar at the top, for wide ones.
  case topBar
  /// A column beside the content.
  case sidebar
  /// Pages that are swiped through.
  case pages
}

package struct TabItemContent: Equatable, Sendable {
  package var title: String
  package var symbol: String?
  package var badge: String?
  package var isSelected: Bool

  package init(title: String, symbol: String? = nil, badge: String? = nil, isSelected: Bool) {
    self.title = title
    self.symbol = symbol
    self.badge = badge
    self.isSelected = isSelected
  }
}

package enum ColumnRole: Equatable, Sendable { case sidebar, content, detail, inspector }

package struct SheetContent: Equatable, Sendable {
  package var coversWindow = false
  /// Whether pressing outside or Escape ends it; `.dismiss` tells that somebody wants to.
  package var canBeDismissed = true
  /// Whether there is something by which the sheet is dragged.
  package var dragIndicator = Visibility.automatic
  /// The radius of the corners in points; `nil` for the renderer's.
  package var cornerRadius: CGFloat?
  /// Whether what is behind cannot be operated meanwhile.
  package var isModal = true

  package init() {}
}

package struct DialogContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case alert, confirmation }
  package var kind: Kind
  package var title: String
  package var message: String

  package init(kind: Kind, title: String, message: String) {
    self.kind = kind
    self.title = title
    self.message = message
  }
}
