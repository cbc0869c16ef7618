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
        BarLayout(
          metrics: environment.rendererMetrics, room: environment.roomForWindowButtons,
          keepsOneLine: titleSize == .inline
        ) {
          LeadingItems(tools: tools(.leading), back: shownBack, backTitle: content.backTitle)
          ZStack { BarTitle(options: page.options, principal: tools(.center), menu: titleMenu) }
          TrailingItems(tools: tools(.trailing), close: closer)
        }
      }
    }
  }

  private var isShown: Bool {
    if page.options.hasOwnBars || page.options.bars[.navigation] == .hidden { return false }
    let hasTools = page.tools.contains { $0.placement.slot?.isInTopBar == true }
    let room = environment.roomForWindowButtons
    return hasTools || closer != nil || room.leading > 0 || room.trailing > 0
      || !needsTools && (page.options.title != nil || shownBack != nil)
  }

  /// What the layer is closed by that the page is the first one of.
  private var closer: DismissAction? { page.depth == 0 ? environment.layerCloser : nil }
  private var shownBack: BackAction? { page.options.hidesBack ? nil : back }
  private var titleSize: BarContent.TitleSize { page.options.titleSize ?? .automatic }

  private var titleMenu: [ToolbarEntry] { page.tools.filter { $0.placement.place == .titleMenu } }

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
              Image(systemName: "chevron.backward").accessibilityHidden(metrics.bars.namesBack)
              if metrics.bars.namesBack { Text(verbatim: backTitle) }
            }
            .accessibilityProperties(name)
          }
        }
      }
      ForEach(tools) { tool in BarItem(.leading) { tool.portal.view(in: .bar) } }
    }
  }
}

extension LeadingItems {
  /// What the button is called that doesn't show where it leads.
  private var name: AccessibilityProperties {
    var properties = AccessibilityProperties()
    if !metrics.bars.namesBack { properties.label = backTitle }
    return properties
  }
}

/// What stands at the trailing edge of a bar: the tools, what closes the layer around and, where the
/// bar reaches to the end of its window, the main menu.
private struct TrailingItems: View {
  let tools: [ToolbarEntry]
  let close: DismissAction?
  @Environment(\.windowCommands) private var commands
  @Environment(\.windowCorners) private var corners
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    if let close {
      HStack(spacing: metrics.spacing.width) {
        BarItems(tools: tools, placement: .trailing)
        BarItem(.trailing) { Button(role: .close) { close() } }
      }
    } else if let commands, corners.contains(.trailing) {
      HStack(spacing: metrics.spacing.width) {
        BarItems(tools: tools, placement: .trailing)
        BarItem(.trailing) { MainMenu(commands: commands) }
      }
    } else {
      BarItems(tools: tools, placement: .trailing)
    }
  }
}

/// The title of a bar, or what the page shows in place of it.
private struct BarTitle: View {
  let options: PageOptions
  let principal: [ToolbarEntry]
  let menu: [ToolbarEntry]

  var body: some View {
    if !principal.isEmpty {
      HStack { ForEach(principal) { tool in BarItem(.center) { tool.portal.view(in: .bar) } } }
    } else if let title = options.title, !options.removed.contains(.title) {
      if menu.isEmpty {
        titles(title)
      } else {
        Menu {
          ForEach(menu) { MenuPortal(portal: $0.portal) }
        } label: {
          titles(title)
        }
      }
    }
  }

  private func titles(_ title: Text) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.headline).accessibilityProperties(.header)
      options.subtitle?.font(.subheadline).foregroundStyle(.secondary)
    }
    .lineLimit(1)
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
