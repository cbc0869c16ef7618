import Foundation

/// A modifier that changes how an element is drawn and leaves its layout alone.
nonisolated protocol EffectModifier: BoxModifier {
  /// What a renderer is told, for an element of a size.
  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent
}

extension EffectModifier {
  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    EffectNode(modifier, around: inner, in: slot)
  }
}

/// The node of a modifier that changes how an element is drawn.
final class EffectNode<M: EffectModifier>: BoxNode<M> {
  private var known: (size: CGSize, direction: LayoutDirection, content: EffectContent)?

  override func modifierDidChange(from old: M) {
    known = nil
    contentDidChange()
  }

  override var content: ElementContent? {
    let direction = scope.direction
    if let known, known.size == placedSize, known.direction == direction {
      return .effect(known.content)
    }
    let content = modifier.effect(in: placedSize, direction: direction)
    known = (placedSize, direction, content)
    return .effect(content)
  }
}
