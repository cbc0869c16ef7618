import Foundation
import SwiftUICore

/// Places the element of a layer in its window.
nonisolated struct LayerLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let kind: Layer.Kind
  let source: CGRect?
  let edge: Edge?
  let options: PresentationOptions
  let isNarrow: Bool
  let margin: CGSize
  /// What is drawn around a menu or popover, and has to be in the window too.
  let border: CGSize
  /// The distance of a menu or popover from what it belongs to.
  let gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 390, height: 844))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let (frame, offer) = place(subview, in: bounds)
      subview.place(at: frame.origin, proposal: offer)
    }
  }

  /// Where a layer lies, and what it is offered: what its size was found with, since it may hand
  /// on otherwise what is just its size.
  private func place(
    _ layer: LayoutSubview, in bounds: CGRect
  ) -> (frame: CGRect, offer: ProposedViewSize) {
    switch kind {
    case .sheet(let sheet):
      let frame = sheet.coversWindow ? bounds : sheetFrame(of: layer, in: bounds)
      return (frame, ProposedViewSize(frame.size))
    case .dialog:
      let room = room(of: CGSize(width: 320, height: 600), in: bounds)
      return (centred(size(of: layer, within: room), bounds), ProposedViewSize(room))
    case .menu, .popover:
      let room = room(of: CGSize(width: 400, height: 600), in: bounds)
      let size = size(of: layer, within: room)
      let inner = bounds.insetBy(dx: border.width, dy: border.height)
      let frame = source.map { beside($0, size, inner) } ?? centred(size, bounds)
      return (frame, ProposedViewSize(room))
    }
  }

  /// At the bottom of a narrow window and as wide, in the middle of a wide one.
  private func sheetFrame(of layer: LayoutSubview, in bounds: CGRect) -> CGRect {
    if isNarrow {
      let height = options.shownDetent.height(in: bounds.height - margin.height)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let room = bounds.insetBy(dx: margin.width, dy: margin.height)
    let wanted = options.sizing.size(in: room.size, fitting: { layer.sizeThatFits($0) })
    return centred(
      CGSize(width: min(room.width, wanted.width), height: min(room.height, wanted.height)), bounds)
  }

  private func room(of most: CGSize, in bounds: CGRect) -> CGSize {
    CGSize(
      width: min(max(bounds.width - 2 * margin.width, 0), most.width),
      height: min(max(bounds.height - 2 * margin.height, 0), most.height))
  }

  private func size(of layer: LayoutSubview, within room: CGSize) -> CGSize {
    let size = layer.sizeThatFits(ProposedViewSize(room))
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  private func centred(_ size: CGSize, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// At the wanted edge of what the layer belongs to; at the opposite one if only that has room.
  private func beside(_ source: CGRect, _ size: CGSize, _ bounds: CGRect) -> CGRect {
    let edge = edge ?? .bottom
    let wanted = place(at: edge, of: source, size)
    let opposite = place(at: edge.opposite, of: source, size)
    let staysAtEdge = fits(wanted, along: edge, bounds) || !fits(opposite, along: edge, bounds)
    let frame = staysAtEdge ? wanted : opposite
    return CGRect(
      x: max(min(frame.minX, bounds.maxX - size.width), bounds.minX),
      y: max(min(frame.minY, bounds.maxY - size.height), bounds.minY), width: size.width,
      height: size.height)
  }

  private func fits(_ frame: CGRect, along edge: Edge, _ bounds: CGRect) -> Bool {
    switch edge {
    case .top, .bottom: frame.minY >= bounds.minY && frame.maxY <= bounds.maxY
    case .leading, .trailing: frame.minX >= bounds.minX && frame.maxX <= bounds.maxX
    }
  }

  private func place(at edge: Edge, of source: CGRect, _ size: CGSize) -> CGRect {
    switch edge {
    case .top:
      CGRect(origin: CGPoint(x: source.minX, y: source.minY - size.height - gap), size: size)
    case .bottom: CGRect(origin: CGPoint(x: source.minX, y: source.maxY + gap), size: size)
    case .leading:
      CGRect(origin: CGPoint(x: source.minX - size.width - gap, y: source.minY), size: size)
    case .trailing: CGRect(origin: CGPoint(x: source.maxX + gap, y: source.minY), size: size)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
