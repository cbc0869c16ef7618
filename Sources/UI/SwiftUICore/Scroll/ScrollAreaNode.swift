import Foundation

/// Lets a scroll view reach into the safe area around, which becomes space around its content.
final class ScrollAreaNode: UnaryNode {
  private var used = EdgeInsets()

  init(in slot: _ViewSlot) {
    super.init(around: nil, in: slot)
    markLeadsToFrameReaders()
  }

  func show<V: View>(_ view: V, axes: Axis.Set, allowsIndicators: Bool) {
    let slot = _ViewSlot(node: nil, parent: self, scope: scope)
    let scroll = (contentNode as? ScrollNode) ?? ScrollNode(in: slot)
    contentNode = scroll
    scroll.show(view, axes: axes, allowsIndicators: allowsIndicators)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    var proposal = proposal
    for axis in Axis.allCases { proposal[axis] = proposal[axis].map { $0 + used[axis] } }
    let size = child.size(for: proposal)
    return CGSize(width: size.width - used.horizontal, height: size.height - used.vertical)
  }

  override func placeChildren() {
    used = safeAreaInsets
    guard let scroll = child as? ScrollNode else { return }
    if scroll.safeInsets != used {
      scroll.safeInsets = used
      graph.layoutQueue.measureAll()
    }
    scroll.wanted = (
      CGPoint(x: -used.leading, y: -used.top), placedProposal.outset(by: used, of: placedSize)
    )
    settle(scroll)
  }

  override func checkFrames() {
    if isPlaced, safeAreaInsets != used { setNeedsPlacement() }
  }

  override var label: String { "ScrollView" }
}
