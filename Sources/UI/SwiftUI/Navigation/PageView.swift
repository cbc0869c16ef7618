import Foundation
import SwiftUICore

/// One screen: its bars, and its content in the rest.
struct PageView<Content: View>: View {
  let page: PageModel
  let back: BackAction?
  let content: Content

  init(page: PageModel, back: BackAction?, content: Content) {
    self.page = page
    self.back = back
    self.content = content
  }

  var body: some View {
    PageRegion(page: page) {
      PageLayout {
        PageTop(page: page, back: back)
        PageContent(page: page, content: content)
        ZStack { BottomBar(page: page) }
      }
    }
  }
}

/// A window or sheet: it has bars only for tools and search fields that no page in it shows.
struct PlainPage<Content: View>: View {
  let content: Content
  @State private var page = PageModel(depth: 0)

  init(content: Content) { self.content = content }

  var body: some View {
    PageLayout {
      PageTop(page: page, back: nil, needsTools: true)
      PageContent(page: page, content: content)
      ZStack { BottomBar(page: page) }
    }
  }
}

/// A screen as an element, named by its title.
private struct PageRegion<Content: View>: View {
  let page: PageModel
  let content: Content
  @Environment(\.self) private var environment

  init(page: PageModel, @ViewBuilder content: () -> Content) {
    self.page = page
    self.content = content()
  }

  var body: some View {
    ElementView(
      .region(.page(title: page.options.title?.string(in: environment) ?? "")),
      alignment: .topLeading
    ) { content }
  }
}

/// The bar at the top, and the search field below it.
struct PageTop: View {
  let page: PageModel
  let back: BackAction?
  /// Whether a title alone makes no bar.
  let needsTools: Bool
  @Environment(\.outerSearch) private var outerSearch
  @Environment(\.rendererMetrics) private var metrics

  init(page: PageModel, back: BackAction?, needsTools: Bool = false) {
    self.page = page
    self.back = back
    self.needsTools = needsTools
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PageBar(page: page, back: back, needsTools: needsTools)
      if let search {
        search.portal.view.padding(.vertical, metrics.bars.searchMargin)
      }
    }
  }

  /// The field of the page or, on the first page, the one written around the pages.
  private var search: SearchEntry? {
    if page.options.hasOwnBars { return nil }
    return page.search ?? (page.depth == 0 ? outerSearch : nil)
  }
}

/// The content of a screen, and the ear for what it says about it.
private struct PageContent<Content: View>: View {
  let page: PageModel
  let content: Content

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.pageDepth, page.depth)
      .environment(\.outerSearch, nil)
      .onPreferenceChange(PageOptionsKey.self) { page.take($0) }
      .onPreferenceChange(ToolbarKey.self) { page.take($0) }
      .preference(key: PageOptionsKey.self, value: PageOptions(hasOwnBars: true))
      .onPreferenceChange(SearchKey.self) { page.take($0) }
      .preference(key: ToolbarKey.self, value: [])
      .preference(key: SearchKey.self, value: nil)
  }
}

/// Bars at the top and bottom, the content in between.
private nonisolated struct PageLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let heights = barHeights(subviews, width: proposal.width)
    let bars = heights.top + heights.bottom
    let content = subviews[1].sizeThatFits(
      ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) }))
    return CGSize(
      width: proposal.width ?? content.width, height: proposal.height ?? (content.height + bars))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let heights = barHeights(subviews, width: bounds.width)
    let frames = [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: heights.top),
      CGRect(
        x: bounds.minX, y: bounds.minY + heights.top, width: bounds.width,
        height: max(bounds.height - heights.top - heights.bottom, 0)),
      CGRect(
        x: bounds.minX, y: bounds.maxY - heights.bottom, width: bounds.width,
        height: heights.bottom),
    ]
    for (subview, frame) in zip(subviews, frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func barHeights(
    _ subviews: Subviews, width: CGFloat?
  ) -> (top: CGFloat, bottom: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: nil)
    return (
      subviews[0].sizeThatFits(proposal).height, subviews[2].sizeThatFits(proposal).height
    )
  }
}
