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
    let (content, change) = trackLayout(of: TextNode.self) {
      var resolver = TextResolver(EnvironmentValues(base: scope))
      return (resolver.content(of: text), resolver.nextChange)
    }
    known = content
    nextChange = change
    return content
  }

  /// When the text reads otherwise than now, because it tells the time.
  private var nextChange: Date? {
    didSet { if nextChange != oldValue, isPlaced { awaitChange() } }
  }

  private var waiting: Task<Void, Never>?

  /// Resolves the text again when its time has come; a text that isn't shown waits for nothing.
  private func awaitChange() {
    waiting?.cancel()
    waiting = nil
    guard let nextChange else { return }
    let clock = Evaluation.untracked { scope.read(\.textClock) }
    waiting = Task { [weak self] in
      // Cancelled means that somebody else waits, or nobody.
      guard (try? await clock.sleep(until: nextChange)) != nil else { return }
      self?.setNeedsLayout()
    }
  }

  override func didAppear() { awaitChange() }

  override func didDisappear() {
    waiting?.cancel()
    waiting = nil
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

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    guard case .openLink(let url) = action, resolved.runs.contains(where: { $0.link == url })
    else { return nil }
    return { [scope] in scope.read(\.openURL)(url) }
  }

  override var offers: Set<ElementAction.Name> {
    resolved.runs.contains { $0.link != nil } ? [.openLink] : []
  }

  override var content: ElementContent? { .text(resolved) }
  override var label: String { "Text" }
}
