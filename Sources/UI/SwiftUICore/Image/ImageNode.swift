import Foundation

/// The node of a picture or symbol.
final class ImageNode: LayoutNode {
  /// What the picture comes to in its environment; `nil` until somebody asks, and after a change.
  private var known: ImageContent?

  var image: Image {
    didSet { if image != oldValue { setNeedsLayout() } }
  }

  init(_ image: Image, in slot: _ViewSlot) {
    self.image = image
    super.init(in: slot)
  }

  private var resolved: ImageContent {
    if let known { return known }
    let content = trackLayout(of: ImageNode.self) {
      let environment = EnvironmentValues(base: scope)
      return image.content(
        in: environment, font: environment.textStyling.traits.applied(to: environment.font),
        color: environment.foregroundPaint(level: 0)?.color)
    }
    known = content
    return content
  }

  override func willRemeasure() {
    known = nil
    contentDidChange()
  }

  /// The size in points; nothing for a picture that the renderer doesn't know.
  private var natural: CGSize {
    graph.renderer.imageSize(of: resolved) ?? .zero
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = natural
    guard image.resizing != nil else { return natural }
    return proposal.replacingUnspecifiedDimensions(by: natural)
  }

  /// A symbol lies in the middle of the line of text beside it, and shares its baseline.
  override func findGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard case .symbol = image.source, image.resizing == nil,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    let line = graph.renderer.textMeasurer.measure(
      TextContent(string: "x", font: resolved.font), width: nil, height: nil)
    return (size.height - line.size.height) / 2 + line.firstBaseline
  }

  override var content: ElementContent? { .image(resolved) }
  override var label: String { "Image" }
}
