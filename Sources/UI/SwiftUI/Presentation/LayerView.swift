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
      kind: layer.kind, source: layer.source, detent: options.shownDetent,
      isNarrow: breadth == .narrow, margin: metrics.padding
    ) {
      ElementView(
        .region(region), alignment: .top, offers: canBeDismissed ? [.dismiss] : [],
        perform: { _ in layer.dismiss() }
      ) {
        layer.portal.view
      }
    }
    .onPreferenceChange(PresentationOptionsKey.self) { options = $0 }
  }

  private var region: RegionContent {
    switch layer.kind {
    case .sheet(var sheet):
      sheet.canBeDismissed = canBeDismissed
      return .sheet(sheet)
    case .dialog(let dialog): return .dialog(dialog)
    case .menu: return .menu
    case .popover: return .popover
    }
  }

  private var canBeDismissed: Bool {
    if case .sheet(let sheet) = layer.kind, sheet.coversWindow { return false }
    return !options.isDismissDisabled
  }
}

/// Places the element of a layer in its window.
private nonisolated struct LayerLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let kind: Layer.Kind
  let source: CGRect?
  let detent: PresentationDetent
  let isNarrow: Bool
  let margin: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 390, height: 844))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let frame = frame(of: subview, in: bounds)
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frame(of layer: LayoutSubview, in bounds: CGRect) -> CGRect {
    switch kind {
    case .sheet(let sheet):
      return sheet.coversWindow ? bounds : sheetFrame(in: bounds)
    case .dialog:
      return centred(size(of: layer, within: CGSize(width: 320, height: 600), in: bounds), bounds)
    case .menu, .popover:
      let size = size(of: layer, within: CGSize(width: 400, height: 600), in: bounds)
      guard let source else { return centred(size, bounds) }
      return beside(source, size, bounds)
    }
  }

  /// At the bottom of a narrow window and as wide, in the middle of a wide one.
  private func sheetFrame(in bounds: CGRect) -> CGRect {
    if isNarrow {
      let height = detent.height(in: bounds.height - margin.height)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let room = bounds.insetBy(dx: margin.width, dy: margin.height)
    let size = CGSize(width: min(room.width, 540), height: min(room.height, 620))
    return centred(size, bounds)
  }

  private func size(of layer: LayoutSubview, within most: CGSize, in bounds: CGRect) -> CGSize {
    let room = CGSize(
      width: min(max(bounds.width - 2 * margin.width, 0), most.width),
      height: min(max(bounds.height - 2 * margin.height, 0), most.height))
    let size = layer.sizeThatFits(ProposedViewSize(room))
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  private func centred(_ size: CGSize, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Below what the layer belongs to or, if there is more room, above it.
  private func beside(_ source: CGRect, _ size: CGSize, _ bounds: CGRect) -> CGRect {
    let fitsBelow = source.maxY + size.height <= bounds.maxY
    let isBelow = fitsBelow || bounds.maxY - source.maxY >= source.minY - bounds.minY
    let y = isBelow ? source.maxY : source.minY - size.height
    return CGRect(
      x: max(min(source.minX, bounds.maxX - size.width), bounds.minX),
      y: max(min(y, bounds.maxY - size.height), bounds.minY), width: size.width,
      height: size.height)
  }
}
