package import Foundation

/// Shows as many views beside each other as fit, and the last one in place of those that don't.
///
/// The last view is the way to what isn't shown, a menu mostly; it is shown only if something is
/// missing. The views themselves stay alive.
package nonisolated struct FittingRow<Content: View>: PrimitiveView {
  let gap: CGFloat
  let leastGap: CGFloat
  let fills: Bool
  let onFit: (Int) -> Void
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two views.
  ///   - least: The distance to which they move together before one is left out; `nil` for the
  ///     same.
  ///   - fills: Whether the row takes all the width it is offered: what can grow does, else the
  ///     distances do.
  ///   - onFit: Is told how many views are shown, whenever that changes.
  ///   - content: The views, and at last the way to those that don't fit.
  package init(
    spacing: CGFloat, least: CGFloat? = nil, fills: Bool = false, onFit: @escaping (Int) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    gap = spacing
    leastGap = least ?? spacing
    self.fills = fills
    self.onFit = onFit
    self.content = content()
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(FittingRowNode.self) ?? FittingRowNode(in: slot)
    slot.node = node
    node.gap = view.gap
    node.leastGap = view.leastGap
    node.fills = view.fills
    node.onFit = view.onFit
    node.reconcile(view.content, into: &node.contentNode)
  }

  @MainActor package static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a `FittingRow`.
final class FittingRowNode: ContainerNode {
  var onFit: (Int) -> Void = { _ in }
  private var fitting: Int?
  /// The views for which there is no room.
  private(set) var folded: [LayoutNode] = []
  var gap: CGFloat = 0 {
    didSet { if gap != oldValue { setNeedsLayout() } }
  }
  var leastGap: CGFloat = 0 {
    didSet { if leastGap != oldValue { setNeedsLayout() } }
  }
  var fills = false {
    didSet { if fills != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (shown, gap) = shown(in: proposal)
    let height = shown.map { size(of: $0, proposal).height }.max() ?? 0
    let width = width(of: shown, gap, proposal)
    return CGSize(width: fills ? max(width, proposal.width ?? 0) : width, height: height)
  }

  override func placeChildren() {
    let proposal = ProposedViewSize(placedSize)
    let (shown, least) = shown(in: proposal)
    for element in elements where !shown.contains(where: { $0 === element }) { element.unplace() }
    let (widths, gap) = spread(shown, least, proposal)
    var x: CGFloat = 0
    for (element, width) in zip(shown, widths) {
      // What does not grow is offered what it was measured with, of which it may hand on less.
      let offer = ProposedViewSize(width: width.grown, height: proposal.height)
      let size = element.size(for: offer)
      element.wanted = (CGPoint(x: x, y: (placedSize.height - size.height) / 2), offer)
      settle(element)
      x += (width.grown ?? width.ideal) + gap
    }
    let isWhole = shown.last !== elements.last
    folded = isWhole ? [] : Array(elements.dropFirst(shown.count - 1).dropLast())
    graph.folded.note(self)
    report(isWhole ? shown.count : shown.count - 1)
  }

  override func willTearDown() {
    graph.folded.forget(self)
    super.willTearDown()
  }

  /// The widths of views and the distance between them, once what is left over is handed out.
  private func spread(
    _ views: [LayoutNode], _ gap: CGFloat, _ proposal: ProposedViewSize
  ) -> (widths: [(ideal: CGFloat, grown: CGFloat?)], gap: CGFloat) {
    var widths = views.map { (ideal: size(of: $0, proposal).width, grown: CGFloat?.none) }
    let left = placedSize.width - width(of: views, gap, proposal)
    guard fills, left > 0.01 else { return (widths, gap) }
    let growing = views.indices.filter { index in
      let wide = ProposedViewSize(width: widths[index].ideal + left, height: proposal.height)
      return views[index].size(for: wide).width > widths[index].ideal + 0.01
    }
    guard !growing.isEmpty else { return (widths, gap + left / CGFloat(max(views.count - 1, 1))) }
    for index in growing {
      widths[index].grown = widths[index].ideal + left / CGFloat(growing.count)
    }
    return (widths, gap)
  }

  private func report(_ count: Int) {
    guard count != fitting else { return }
    fitting = count
    let onFit = onFit
    graph.actions.add { onFit(count) }
  }

  /// The views without the last one if they all fit, else those that fit beside the last one; and
  /// the distance between them.
  private func shown(in proposal: ProposedViewSize) -> (views: [LayoutNode], gap: CGFloat) {
    guard let more = elements.last else { return ([], gap) }
    let views = Array(elements.dropLast())
    guard let room = proposal.width else { return (views, gap) }
    func fit(_ views: [LayoutNode], _ gap: CGFloat) -> Bool {
      width(of: views, gap, proposal) <= room + 0.01
    }
    for gap in [gap, leastGap] where fit(views, gap) { return (views, gap) }
    for count in stride(from: views.count - 1, to: 0, by: -1) {
      let shown = Array(views.prefix(count)) + [more]
      if fit(shown, gap) { return (shown, gap) }
    }
    return ([more], gap)
  }

  private func width(
    of views: [LayoutNode], _ gap: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    views.reduce(0) { $0 + size(of: $1, proposal).width }
      + CGFloat(max(views.count - 1, 0)) * gap
  }

  private func size(of view: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    view.size(for: ProposedViewSize(width: nil, height: proposal.height))
  }

  override var label: String { "row" }
}
