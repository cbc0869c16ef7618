import Foundation

/// The node of a text.
final class TextNode: LayoutNode {
  /// What the text comes to in its environment; `nil` until somebody asks, and after a change.
  private var known: TextContent?

  var text: Text {
    didSet { if text != oldValue { setNeedsLayout() } }
  }

  init(_ text: Text, in slot: _ViewSlot) {
    self.text = text
    super.init(in: slot)
  }

  private var resolved: TextContent {
    if let known { return known }
    let content = trackLayout(of: TextNode.self) {
      TextResolver(EnvironmentValues(base: scope)).content(of: text)
    }
    known = content
    return content
  }

  override func willRemeasure() {
    known = nil
    contentDidChange()
  }

  private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
    graph.renderer.textMeasurer.measure(
      resolved, width: proposal.width, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics(proposal).size }

  override func makeSpacing() -> ViewSpacing {
    let metrics = metrics(.unspecified)
    return .text(
      above: metrics.above, below: metrics.below, betweenTexts: metrics.betweenTexts,
      distance: lengths.metrics.spacing.width)
  }

  override func findGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: metrics(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: metrics(proposal).lastBaseline
    default: nil
    }
  }

  override var content: ElementContent? { .text(resolved) }
  override var label: String { "Text" }
}
