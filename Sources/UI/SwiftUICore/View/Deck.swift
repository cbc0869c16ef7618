import Foundation

/// Keeps several views alive of which only some are shown, each in the whole space.
///
/// A view that isn't shown keeps its state, but has disappeared: its tasks are cancelled and its
/// preferences don't count.
package nonisolated struct Deck<Content: View>: PrimitiveView {
  let shown: Range<Int>
  let content: Content

  /// Creates a deck that shows the views at some positions.
  package init(showing shown: Range<Int>, @ViewBuilder content: () -> Content) {
    self.shown = shown
    self.content = content()
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(DeckNode.self) ?? DeckNode(in: slot)
    slot.node = node
    node.shown = view.shown
    node.reconcile(view.content, into: &node.contentNode)
  }

  @MainActor package static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a `Deck`.
final class DeckNode: ContainerNode {
  var shown = 0..<0 {
    didSet { if shown != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for element in elements[shown.clamped(to: elements.indices)] {
      let one = element.size(for: proposal)
      size = CGSize(width: max(size.width, one.width), height: max(size.height, one.height))
    }
    return size
  }

  override func placeChildren() {
    let range = shown.clamped(to: elements.indices)
    for (index, element) in elements.enumerated() where !range.contains(index) {
      element.unplace()
    }
    for element in elements[range] {
      element.wanted = (.zero, ProposedViewSize(placedSize))
      settle(element)
    }
  }

  override var label: String { "deck" }
}
