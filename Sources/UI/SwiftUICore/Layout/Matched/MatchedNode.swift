import Foundation

/// Views of a graph whose geometry belongs together.
@MainActor final class MatchedGroups {
  private var groups: [MatchedKey: ContiguousArray<MatchedNode>] = [:]

  func add(_ node: MatchedNode, to key: MatchedKey) { groups[key, default: []].append(node) }

  func remove(_ node: MatchedNode, from key: MatchedKey) {
    groups[key]?.removeAll { $0 === node }
    if groups[key]?.isEmpty == true { groups[key] = nil }
  }

  /// The view that the others follow: the first source that is shown.
  func source(of key: MatchedKey) -> MatchedNode? {
    groups[key]?.first { $0.modifier.isSource && $0.isPlaced }
  }

  /// Lets the views that follow look where their source is now.
  func sourceDidMove(of key: MatchedKey) {
    for node in groups[key] ?? [] where !node.modifier.isSource { node.hear() }
  }
}

/// The node of a `MatchedGeometry`.
final class MatchedNode: BoxNode<MatchedGeometry>, LayoutListening {
  var isListening = false
  private var lastFrame: CGRect?

  override init(_ modifier: MatchedGeometry, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    graph.matchedGroups.add(self, to: modifier.key)
    markLeadsToFrameReaders()
  }

  override func modifierDidChange(from old: MatchedGeometry) {
    graph.matchedGroups.remove(self, from: old.key)
    graph.matchedGroups.add(self, to: modifier.key)
    if old.isSource { graph.matchedGroups.sourceDidMove(of: old.key) }
    setNeedsPlacement()
    hear()
  }

  override func didAppear() { hear() }
  override func checkFrames() { hear() }

  override func didDisappear() {
    if modifier.isSource { graph.matchedGroups.sourceDidMove(of: modifier.key) }
  }

  override func willTearDown() {
    super.willTearDown()
    graph.matchedGroups.remove(self, from: modifier.key)
  }

  /// Tells those that follow where this source is, or looks where the source is.
  func deliver() {
    guard isAlive, isPlaced else { return }
    let frame = modifier.isSource ? frame(in: .global) : sourceFrame
    guard frame != lastFrame else { return }
    lastFrame = frame
    if modifier.isSource {
      graph.matchedGroups.sourceDidMove(of: modifier.key)
    } else {
      setNeedsPlacement()
    }
  }

  /// Where the source is in this node's own space, if there is one to follow.
  private var sourceFrame: CGRect? {
    guard !modifier.isSource, let source = graph.matchedGroups.source(of: modifier.key) else {
      return nil
    }
    let own = origin(in: nil)
    return source.frame(in: .global).offsetBy(dx: -own.x, dy: -own.y)
  }

  override func placeChildren() {
    super.placeChildren()
    guard let child, let source = sourceFrame else { return hear() }
    let (properties, anchor) = (modifier.properties, modifier.anchor)
    let proposal =
      properties.contains(.size) ? ProposedViewSize(source.size) : placedProposal
    let size = child.size(for: proposal)
    let target =
      properties.contains(.position) ? source : CGRect(origin: .zero, size: placedSize)
    child.wanted = (
      CGPoint(
        x: target.minX + anchor.x * (target.width - size.width),
        y: target.minY + anchor.y * (target.height - size.height)), proposal
    )
    settle(child)
    hear()
  }
}
