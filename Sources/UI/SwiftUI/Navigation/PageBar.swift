import SwiftUICore

/// The bar at the top of a page: what leads back, the title, the tools.
struct PageBar: View {
  let page: PageModel
  let back: BackAction?
  let needsTools: Bool
  @Environment(\.self) private var environment

  init(page: PageModel, back: BackAction?, needsTools: Bool) {
    self.page = page
    self.back = back
    self.needsTools = needsTools
  }

  var body: some View {
    if isShown {
      ElementView(
        .region(.bar(content)), offers: shownBack == nil ? [] : [.back],
        perform: { [back] _ in back?.perform() }
      ) {
        BarLayout(metrics: environment.rendererMetrics, keepsOneLine: titleSize == .inline) {
          LeadingItems(tools: tools(.leading), back: shownBack, backTitle: content.backTitle)
          ZStack { BarTitle(options: page.options, principal: tools(.center)) }
          TrailingItems(tools: tools(.trailing))
        }
      }
    }
  }

  private var isShown: Bool {
    if page.options.hasOwnBars || page.options.bars[.navigation] == .hidden { return false }
    let hasTools = page.tools.contains { $0.placement.slot?.isInTopBar == true }
    return hasTools || !needsTools && (page.options.title != nil || shownBack != nil)
  }

  private var shownBack: BackAction? { page.options.hidesBack ? nil : back }
  private var titleSize: BarContent.TitleSize { page.options.titleSize ?? .automatic }

  private func tools(_ slot: BarPlacement) -> [ToolbarEntry] {
    page.tools.filter { $0.placement.slot == slot }
      .sorted { $0.placement.rank < $1.placement.rank }
  }

  private var content: BarContent {
    var content = BarContent(kind: .navigation)
    content.title = page.options.title?.string(in: environment) ?? ""
    content.subtitle = page.options.subtitle?.string(in: environment) ?? ""
    content.titleSize = titleSize
    content.canGoBack = shownBack != nil
    if let shownBack {
      let title = shownBack.page.options.title?.string(in: environment)
      content.backTitle = title ?? Text(own: "Back").string(in: environment)
    }
    return content
  }
}

/// What stands at the leading edge of a bar.
private struct LeadingItems: View {
  let tools: [ToolbarEntry]
  let back: BackAction?
  let backTitle: String
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    HStack(spacing: metrics.spacing.width) {
      if let back {
        BarItem(.leading) {
          Button {
            back.perform()
          } label: {
            HStack(spacing: 0) {
              Image(systemName: "chevron.backward")
              Text(verbatim: backTitle)
            }
          }
        }
      }
      ForEach(tools) { tool in BarItem(.leading) { tool.portal.view(in: .bar) } }
    }
  }
}

/// The title of a bar, or what the page shows in place of it.
private struct BarTitle: View {
  let options: PageOptions
  let principal: [ToolbarEntry]

  var body: some View {
    if !principal.isEmpty {
      HStack { ForEach(principal) { tool in BarItem(.center) { tool.portal.view(in: .bar) } } }
    } else if let title = options.title, !options.removed.contains(.title) {
      VStack(alignment: .leading, spacing: 0) {
        title.font(.headline).accessibilityProperties(.header)
        options.subtitle?.font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
  }
}

/// What stands at the trailing edge of a bar; what doesn't fit is in a menu.
struct TrailingItems: View {
  let tools: [ToolbarEntry]
  @State private var fitting = Int.max
  @Environment(\.self) private var environment

  var body: some View {
    FittingRow(spacing: environment.rendererMetrics.spacing.width, onFit: { fitting = $0 }) {
      ForEach(tools) { tool in BarItem(.trailing) { tool.portal.view(in: .bar) } }
      BarItem(.trailing) {
        Menu {
          ForEach(tools.dropFirst(fitting)) { $0.portal.view(in: .menu) }
        } label: {
          Image(systemName: "ellipsis.circle").accessibilityProperties(name)
        }
      }
    }
  }
}

extension TrailingItems {
  private var name: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.label = Text(own: "More").string(in: environment)
    return properties
  }
}

/// Controls of a bar as an element.
struct BarItem<Content: View>: View {
  let placement: BarPlacement
  let content: Content

  init(_ placement: BarPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  var body: some View {
    ElementView(.region(.barItem(placement))) {
      HStack { content }.environment(\.controlContext, .bar)
    }
  }
}

extension AccessibilityProperties {
  /// A heading.
  fileprivate static var header: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.traits = [.header]
    return properties
  }
}
