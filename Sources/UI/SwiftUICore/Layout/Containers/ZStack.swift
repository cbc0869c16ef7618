public import Foundation

/// Arranges views on top of each other.
public nonisolated struct ZStackLayout: BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guides on which the views are lined up.
  public var alignment: Alignment

  /// Creates a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let extent = extent(in: proposal, subviews)
    return CGSize(width: extent.x.length, height: extent.y.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(in: proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let point = CGPoint(
        x: bounds.minX - extent.x.start - dimensions[alignment.horizontal],
        y: bounds.minY - extent.y.start - dimensions[alignment.vertical])
      subview.place(at: point, proposal: proposal)
    }
  }

  /// The union of the views, the guides meeting at the origin.
  private func extent(
    in proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (x: Extent, y: Extent) {
    var (x, y) = (Extent(), Extent())
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      x.include(guide: dimensions[alignment.horizontal], length: dimensions.width)
      y.include(guide: dimensions[alignment.vertical], length: dimensions.height)
    }
    return (x, y)
  }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  let layout: ZStackLayout
  let content: Content

  /// Creates a pile, the last view being in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LayoutContainerNode.reconcile(view.layout, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
