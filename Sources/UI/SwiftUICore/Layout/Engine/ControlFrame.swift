import Foundation

/// The frame of a control around its label, by what the renderer says of it.
extension ControlMetrics {
  /// What the renderer says of an element; nothing of one that isn't a control.
  @MainActor init(of element: ElementContent, in graph: ViewGraph) {
    self.init()
    if case .control(let control) = element {
      self = graph.renderer.controlMetrics(of: control)
    }
  }

  /// The size around a label; a control whose label takes no space has its own size.
  @MainActor func size(around label: LayoutNode?, for proposal: ProposedViewSize) -> CGSize {
    let inside = label?.size(for: inner(proposal)) ?? .zero
    var size = ideal
    if inside != .zero || ideal == .zero && label != nil {
      size = CGSize(
        width: inside.width + insets.horizontal, height: inside.height + insets.vertical)
    }
    for axis in Axis.allCases {
      if growing.contains(axis), let room = proposal[axis] { size[axis] = room }
      size[axis] = max(size[axis], minimum[axis])
    }
    return size
  }

  /// Where a label lies in the control, offered what it was offered when it was measured: a row
  /// of texts that is offered just what it took may hand that out otherwise, and cut one of them.
  @MainActor func geometry(
    of label: LayoutNode, in size: CGSize, proposal: ProposedViewSize, alignment: Alignment
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let room = CGSize(
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let proposal = inner(proposal)
    let origin = alignment.origin(of: label.dimensions(for: proposal), in: room)
    return (CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}
