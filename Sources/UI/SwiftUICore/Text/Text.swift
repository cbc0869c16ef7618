import Foundation

/// A piece of text that is only read.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
  let string: String

  /// Shows a string as it is.
  public init(verbatim content: String) { string = content }

  /// Shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }

  @MainActor public static func _reconcile(_ view: Text, in slot: inout _ViewSlot) {
    let node = slot.existing(TextNode.self) ?? TextNode(in: slot)
    node.string = view.string
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

final class TextNode: LayoutNode {
  var string = "" {
    didSet {
      guard string != oldValue else { return }
      setNeedsLayout()
      contentDidChange()
    }
  }

  private var text: TextContent {
    trackLayout(of: TextNode.self) {
      TextContent(
        string: string, font: scope.read(\.font), lineLimit: scope.read(\.lineLimit))
    }
  }

  private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
    let content = text
    return graph.renderer.textMeasurer.measure(
      content, width: proposal.width, height: proposal.height)
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

  override var content: ElementContent? { .text(text) }
  override var label: String { "Text" }
}
