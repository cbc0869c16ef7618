public import Foundation

extension View {
  /// Adds space of given lengths around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets, edges: .all))
  }

  /// Adds space at some edges; `nil` means the standard length.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(Padding(insets: length.map { EdgeInsets($0, on: edges) }, edges: edges))
  }

  /// Adds space of one length at all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// Space around a view.
nonisolated struct Padding: LayoutModifier {
  let insets: EdgeInsets?
  let edges: Edge.Set

  private var resolved: EdgeInsets { insets ?? EdgeInsets() }

  func fitted(to lengths: LayoutLengths) -> Padding {
    let insets = insets ?? EdgeInsets(lengths.metrics.padding, on: edges)
    return Padding(insets: lengths.grid?.insets(insets) ?? insets, edges: edges)
  }

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let insets = resolved
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: resolved.leading, y: resolved.top), inner(proposal))
  }

  @MainActor func spacing(around child: LayoutNode) -> ViewSpacing {
    var spacing = child.spacing
    let insets = resolved
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    spacing.reset(edges, to: child.lengths.metrics.spacing)
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = resolved
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}
