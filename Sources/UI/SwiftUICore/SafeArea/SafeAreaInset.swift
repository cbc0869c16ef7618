public import Foundation

extension View {
  /// Shows a view at the upper or lower edge of this one, whose safe area ends there.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        bar: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key,
        spacing: spacing))
  }

  /// Shows a view at the leading or trailing edge of this one, whose safe area ends there.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        bar: content(), edge: edge == .leading ? .leading : .trailing, guide: alignment.key,
        spacing: spacing))
  }
}

/// A view at an edge of another.
nonisolated struct SafeAreaInset<Bar: View>: BoxModifier {
  let bar: Bar
  let edge: Edge
  /// The guide along the edge.
  let guide: AlignmentKey
  /// The distance to the other view; `nil` for the usual one.
  let spacing: CGFloat?

  func fitted(to lengths: LayoutLengths) -> Self {
    let spacing =
      spacing.map { lengths.distance($0, along: axis) } ?? lengths.metrics.spacing[axis]
    return Self(bar: bar, edge: edge, guide: guide, spacing: spacing)
  }

  /// The axis across the edge.
  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    SafeAreaInsetNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `SafeAreaInset`.
final class SafeAreaInsetNode<Bar: View>: BoxNode<SafeAreaInset<Bar>>, SafeAreaNode {
  private var barNode: ViewNode?

  override init(_ modifier: SafeAreaInset<Bar>, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    graph.safeAreaCount += 1
    fill()
  }

  override func willTearDown() {
    graph.safeAreaCount -= 1
    super.willTearDown()
  }

  override func modifierDidChange(from old: SafeAreaInset<Bar>) {
    fill()
    if (old.edge, old.guide, old.spacing) != (modifier.edge, modifier.guide, modifier.spacing) {
      setNeedsLayout()
    }
  }

  private func fill() {
    let pile = LayoutView(layout: ZStackLayout(), content: modifier.bar)
    reconcile(pile, into: &barNode)
    if let bar, bar.layoutParent == nil { adopt(bar) }
  }

  private var bar: LayoutNode? { barNode as? LayoutNode }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    barNode.map(body)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    super.forEachLayoutChild(body)
    bar.map(body)
  }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[modifier.axis] = nil
    return inner
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let length = bar?.size(for: barProposal(proposal))[modifier.axis] ?? 0
    return EdgeInsets(length + (modifier.spacing ?? 0), on: Edge.Set(modifier.edge))
  }

  private func padding(_ proposal: ProposedViewSize) -> Padding {
    Padding(insets: insets(proposal), edges: .all)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.map { padding(proposal).size(around: $0, for: proposal) } ?? .zero
  }

  override func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    padding(proposal).geometry(of: child, in: size, proposal: proposal)
  }

  override func placeChildren() {
    super.placeChildren()
    guard let bar else { return }
    let proposal = barProposal(ProposedViewSize(placedSize))
    let dimensions = bar.dimensions(for: proposal)
    let axis = modifier.axis
    var origin = CGPoint.zero
    if modifier.edge == .bottom || modifier.edge == .trailing {
      origin[axis] = placedSize[axis] - dimensions.size[axis]
    }
    origin[axis.other] =
      modifier.guide.position(in: placedSize) - dimensions.value(of: modifier.guide)
    bar.wanted = (origin, proposal)
    settle(bar)
  }

  func safeInsets(around child: LayoutNode) -> EdgeInsets {
    child === bar ? EdgeInsets() : insets(placedProposal)
  }
}
