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
        ZStack { PageBar(page: page, back: back) }
        PageContent(page: page, content: content)
        ZStack { BottomBar(page: page) }
      }
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

/// The content of a screen, and the ear for what it says about it.
private struct PageContent<Content: View>: View {
  let page: PageModel
  let content: Content

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.pageDepth, page.depth)
      .onPreferenceChange(PageOptionsKey.self) { page.take($0) }
      .onPreferenceChange(ToolbarKey.self) { page.take($0) }
      .preference(key: PageOptionsKey.self, value: PageOptions(hasOwnBars: true))
      .preference(key: ToolbarKey.self, value: [])
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
