import SwiftUICore

/// The bar at the bottom of a page, if it has items for it.
struct BottomBar: View {
  let page: PageModel
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    if !items.isEmpty, !page.options.hasOwnBars, page.options.bars[.bottom] != .hidden {
      ElementView(.region(.bar(BarContent(kind: .bottom)))) {
        BarItems(tools: items, placement: .bottom, fills: true)
          .padding(.horizontal, metrics.padding.width)
          .frame(maxWidth: .infinity, minHeight: metrics.barHeight)
      }
    }
  }

  private var items: [ToolbarEntry] {
    page.tools.filter { $0.placement.slot == .bottom || $0.placement.slot == .status }
  }
}
