import Foundation

/// A modifier that changes how an element is drawn and leaves its layout alone.
nonisolated protocol EffectModifier: BoxModifier, Animatable {
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
  private var presentation: Presentation<M.AnimatableData>?

  override func modifierDidChange(from old: M) {
    presentation = moved(
      presentation, from: old.animatableData, to: modifier.animatableData
    ) { [weak self] in self?.drawAnew() }
    drawAnew()
  }

  private func drawAnew() {
    known = nil
    contentDidChange()
  }

  override var content: ElementContent? {
    let direction = scope.direction
    if let known, known.size == placedSize, known.direction == direction {
      return .effect(known.content)
    }
    var shown = modifier
    if let presentation, presentation.isMoving { shown.animatableData = presentation.value }
    let content = shown.effect(in: placedSize, direction: direction)
    known = (placedSize, direction, content)
    return .effect(content)
  }

  override func willTearDown() {
    presentation?.stop()
    super.willTearDown()
  }
}

extension ViewNode {
  /// Starts, changes or ends the motion of a value that has changed.
  ///
  /// - Returns: What is shown of the value; `nil` if it is shown as it is.
  final func moved<Data: VectorArithmetic>(
    _ presentation: Presentation<Data>?, from old: Data, to new: Data,
    show: @escaping () -> Void
  ) -> Presentation<Data>? {
    guard Data.self != EmptyAnimatableData.self, old != new else { return presentation }
    guard let (transaction, clock) = motionOfChange else {
      presentation?.stop()
      return nil
    }
    let presentation = presentation ?? Presentation(old, of: self, show: show)
    presentation.move(to: new, transaction, clock: clock)
    return presentation
  }
}
