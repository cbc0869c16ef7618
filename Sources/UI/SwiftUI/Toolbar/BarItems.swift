import SwiftUICore

/// Tools beside each other; what doesn't fit is in a menu.
struct BarItems: View {
  let tools: [ToolbarEntry]
  let placement: BarPlacement
  let fills: Bool
  @State private var fitting = Int.max
  @Environment(\.self) private var environment

  init(tools: [ToolbarEntry], placement: BarPlacement, fills: Bool = false) {
    self.tools = tools
    self.placement = placement
    self.fills = fills
  }

  var body: some View {
    FittingRow(
      spacing: environment.rendererMetrics.spacing.width, fills: fills, onFit: { fitting = $0 }
    ) {
      ForEach(tools) { tool in
        BarItem(tool.placement.slot ?? placement) { tool.portal.view(in: .bar) }
      }
      BarItem(placement) {
        Menu {
          ForEach(tools.dropFirst(fitting)) { MenuPortal(portal: $0.portal) }
        } label: {
          Image(systemName: "ellipsis.circle").accessibilityProperties(more)
        }
      }
    }
  }

  private var more: AccessibilityProperties {
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
