import Foundation

/// Shows the first of its views whose ideal size fits, or else the last.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice; only the given axes must fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(FittingNode.self) ?? FittingNode(in: slot)
    slot.node = node
    node.setAxes(view.axes)
    node.reconcile(view.content, into: &node.contentNode)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// Chooses among its elements by size; the others are measured, but not shown.
final class FittingNode: ContainerNode {
  private var axes: Axis.Set = []

  func setAxes(_ new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    setNeedsLayout()
  }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    elements.first { element in
      let ideal = element.size(for: .unspecified)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return ideal[axis] <= room
      }
    } ?? elements.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func findGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, for: proposal)
  }

  override func makeSpacing() -> ViewSpacing {
    choice(for: .unspecified)?.spacing ?? ViewSpacing()
  }

  override func placeChildren() {
    let chosen = choice(for: placedProposal)
    for element in elements where element !== chosen { element.unplace() }
    guard let chosen else { return }
    chosen.wanted = (.zero, placedProposal)
    settle(chosen)
  }

  override var label: String { "ViewThatFits" }
}
