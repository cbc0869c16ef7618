import Foundation
import SwiftUICore

/// One layer of a window, as large as the window, its element lying where the kind asks for.
struct LayerView: View {
  let layer: Layer
  @State private var options = PresentationOptions()
  @Environment(\.windowBreadth) private var breadth
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    LayerLayout(
      kind: layer.kind, source: layer.source, edge: layer.edge, options: options,
      isNarrow: breadth == .narrow, margin: metrics.padding,
      border: metrics.cell ?? metrics.menus.map { CGSize(width: $0.padding, height: $0.padding) }
        ?? .zero, gap: metrics.popoverGap
    ) {
      ElementView(
        .region(region), alignment: .top, offers: canBeDismissed ? [.dismiss] : [],
        perform: { _ in layer.dismiss() }
      ) {
        layer.portal.view { [closer] in $0.layerCloser = closer }
      }
    }
    .onPreferenceChange(PresentationOptionsKey.self) { options = $0 }
  }

  private var region: RegionContent {
    switch layer.kind {
    case .sheet(var sheet):
      sheet.canBeDismissed = canBeDismissed
      sheet.dragIndicator = options.dragIndicator
      sheet.cornerRadius = options.cornerRadius
      sheet.isModal = !options.allowsInteractionBehind
      return .sheet(sheet)
    case .dialog(let dialog): return .dialog(dialog)
    case .menu: return .menu
    case .popover: return .popover
    }
  }

  private var closer: DismissAction? {
    layer.needsCloser && canBeDismissed ? DismissAction(perform: layer.dismiss) : nil
  }

  private var canBeDismissed: Bool {
    if case .sheet(let sheet) = layer.kind, sheet.coversWindow { return false }
    return !options.isDismissDisabled
  }
}
