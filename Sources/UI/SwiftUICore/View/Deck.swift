package import Foundation

/// Keeps several views alive of which only some are shown: each in the middle of the whole space,
/// or of a column of it.
///
/// A view that isn't shown keeps its state, but has disappeared: its tasks are cancelled and its
/// preferences don't count.
package nonisolated struct Deck<Content: View>: PrimitiveView {
  let arrangement: DeckArrangement
  let content: Content

  /// Creates a deck that shows the views at some positions, over each other.
  package init(showing shown: Range<Int>, @ViewBuilder content: () -> Content) {
    self.init(DeckArrangement(choose: { _ in shown }), content: content)
  }

  /// Creates a deck that shows views as an arrangement says.
  package init(_ arrangement: DeckArrangement, @ViewBuilder content: () -> Content) {
    self.arrangement = arrangement
    self.content = content()
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(DeckNode.self) ?? DeckNode(in: slot)
    slot.node = node
    node.arrangement = view.arrangement
    node.reconcile(view.content, into: &node.contentNode)
  }

  @MainActor package static var _elementCount: _ElementCount { .fixed(1) }
}

/// Which views of a deck are shown, and where.
package nonisolated struct DeckArrangement {
  let choose: (LayoutSubviews) -> Range<Int>
  let widths: ((CGFloat, Range<Int>) -> [CGFloat])?
  let gap: CGFloat
  let onChange: ((LayoutSubviews) -> Void)?

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - choose: The positions of the views that are shown, for all there are.
  ///   - widths: The widths of the shown views as columns, for a width without gaps and the
  ///     positions; without it each has the whole space.
  ///   - gap: The distance between two columns.
  ///   - onChange: Is told of the views, shown or not, after they or their values for layouts
  ///     have changed.
  package init(
    choose: @escaping (LayoutSubviews) -> Range<Int>,
    widths: ((CGFloat, Range<Int>) -> [CGFloat])? = nil, gap: CGFloat = 0,
    onChange: ((LayoutSubviews) -> Void)? = nil
  ) {
    self.choose = choose
    self.widths = widths
    self.gap = gap
    self.onChange = onChange
  }
}

/// The node of a `Deck`.
final class DeckNode: ContainerNode {
  var arrangement = DeckArrangement(choose: { _ in 0..<0 }) {
    didSet {
      setNeedsLayout()
      tellOfPages()
    }
  }

  private var pages: LayoutSubviews { LayoutSubviews(elements, direction: scope.direction) }

  private var shown: Range<Int> {
    arrangement.choose(pages).clamped(to: elements.indices)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let shown = shown
    let widths = proposal.width.flatMap { columns(of: shown, in: $0) }
    for (number, index) in shown.enumerated() {
      var proposal = proposal
      if let widths { proposal.width = widths[number] }
      let one = elements[index].size(for: proposal)
      size.height = max(size.height, one.height)
      size.width = arrangement.widths == nil ? max(size.width, one.width) : size.width + one.width
    }
    if let width = proposal.width, widths != nil { size.width = width }
    return size
  }

  override func placeChildren() {
    let range = shown
    for (index, element) in elements.enumerated() where !range.contains(index) {
      element.unplace()
    }
    let widths = columns(of: range, in: placedSize.width)
    var x: CGFloat = 0
    for (number, element) in elements[range].enumerated() {
      let width = widths?[number] ?? placedSize.width
      let proposal = ProposedViewSize(width: width, height: placedSize.height)
      let size = element.size(for: proposal)
      let origin = CGPoint(
        x: x + (width - size.width) / 2, y: (placedSize.height - size.height) / 2)
      element.wanted = (origin, proposal)
      settle(element)
      if widths != nil { x += width + arrangement.gap }
    }
  }

  private func columns(of shown: Range<Int>, in width: CGFloat) -> [CGFloat]? {
    let gaps = CGFloat(max(shown.count - 1, 0)) * arrangement.gap
    return arrangement.widths?(max(width - gaps, 0), shown)
  }

  override func elementsWereCollected() { tellOfPages() }

  /// Takes up that a page says something else to those who choose among pages.
  func pagesDidChange() {
    setNeedsLayout()
    tellOfPages()
  }

  private func tellOfPages() {
    guard arrangement.onChange != nil else { return }
    graph.actions.add { [self] in
      guard isAlive else { return }
      prepareToMeasure()
      arrangement.onChange?(pages)
    }
  }

  override var label: String { "deck" }
}
