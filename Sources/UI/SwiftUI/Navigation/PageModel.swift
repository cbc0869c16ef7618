import Observation
import SwiftUICore

/// What is known of one screen: what its content says about itself, and what leads back from it.
@MainActor @Observable final class PageModel {
  /// How many pages lie below.
  @ObservationIgnored let depth: Int
  /// What the content says, as of when it was shown last.
  private(set) var options = PageOptions()
  /// The tools that the content offers.
  private(set) var tools: [ToolbarEntry] = []
  /// The search field of the content.
  private(set) var search: SearchEntry?

  nonisolated init(depth: Int) { self.depth = depth }

  func take(_ new: PageOptions) { if options != new { options = new } }
  func take(_ new: SearchEntry?) { if search != new { search = new } }
  func take(_ new: [ToolbarEntry]) { if tools != new { tools = new } }
}

/// What the content of a page says about the page.
struct PageOptions: Equatable {
  var title: Text?
  var subtitle: Text?
  var titleSize: BarContent.TitleSize?
  var hidesBack = false
  /// The visibility of bars by where they are.
  var bars: [ToolbarPlacement.Bar: Visibility] = [:]
  /// Whether the content is a stack with bars of its own.
  var hasOwnBars = false
  /// Parts of bars that are taken away.
  var removed: Set<ToolbarDefaultItemKind> = []
}

enum PageOptionsKey: PreferenceKey {
  static var defaultValue: PageOptions { PageOptions() }

  /// What comes first in the tree counts.
  static func reduce(value: inout PageOptions, nextValue: () -> PageOptions) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleSize = value.titleSize ?? next.titleSize
    value.hidesBack = value.hidesBack || next.hidesBack
    value.bars.merge(next.bars) { first, _ in first }
    value.hasOwnBars = value.hasOwnBars || next.hasOwnBars
    value.removed.formUnion(next.removed)
  }
}

extension View {
  /// Changes what the view says about the page that it is on.
  nonisolated func pageOptions(_ change: @escaping (inout PageOptions) -> Void) -> some View {
    transformPreference(PageOptionsKey.self, change)
  }
}

extension EnvironmentValues {
  private enum PageDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// How many pages of the stack lie below the view's.
  var pageDepth: Int {
    get { self[PageDepthKey.self] }
    set { self[PageDepthKey.self] = newValue }
  }
}
