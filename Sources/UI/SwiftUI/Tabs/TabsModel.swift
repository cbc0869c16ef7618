import Observation
import SwiftUICore

/// The tabs of a tab view.
@MainActor @Observable final class TabsModel {
  /// One page, as far as its tab has to know it.
  struct Page: Equatable {
    let item: TabItem?
    let tag: Tag?
    let badge: Badge?
  }

  private(set) var tabs: [Page] = []
  /// The position of the page that is shown.
  private(set) var shown = 0
  /// The position of the page that was chosen, where nobody else keeps the selection.
  var chosen = 0
  /// Whether the page that is shown wants the tabs to be seen.
  @ObservationIgnored private var wantedVisibility = Visibility.automatic
  private(set) var showsBar = true

  nonisolated init() {}

  var visibility: Visibility {
    get { wantedVisibility }
    set {
      wantedVisibility = newValue
      let shows = newValue != .hidden
      if showsBar != shows { showsBar = shows }
    }
  }

  /// Takes over what the pages say.
  func take<Selection: Hashable>(_ pages: LayoutSubviews, selection: Selection?, own: Int) {
    let tabs = pages.map { page in
      Page(item: page[TabItemKey.self], tag: page[TagKey.self], badge: page[BadgeKey.self])
    }
    if self.tabs != tabs { self.tabs = tabs }
    let shown = Self.index(of: selection, orAt: own, in: pages)
    if self.shown != shown { self.shown = shown }
  }

  /// The position of the page that a selection means; the first that isn't hidden if there is no
  /// such page.
  nonisolated static func index<Selection: Hashable>(
    of selection: Selection?, orAt own: Int, in pages: LayoutSubviews
  ) -> Int {
    let isSelected = { (page: LayoutSubview) in
      page[TagKey.self]?.value(as: Selection.self) == selection
    }
    if selection != nil, let index = pages.firstIndex(where: isSelected) { return index }
    if selection == nil, pages.indices.contains(own), pages[own][TabItemKey.self]?.isHidden != true
    {
      return own
    }
    return pages.firstIndex { $0[TabItemKey.self]?.isHidden != true } ?? 0
  }
}

/// Whether the tabs around a view are to be seen; `nil` if it doesn't say.
enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }

  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
    value = value ?? nextValue()
  }
}
