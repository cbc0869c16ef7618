public import Foundation
public import FoundationCompat

extension View {
  /// Draws the view turned about a point of its frame.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(Rotation(angle: angle, anchor: anchor))
  }

  /// Draws the view stretched about a point of its frame.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(Scaling(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller about a point of its frame.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view stretched about a point of its frame.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view with a transform applied, about the corner of its frame.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(Transforming(transform: transform))
  }
}

/// Turns what is drawn.
nonisolated struct Rotation: EffectModifier, Equatable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    let turn = CGAffineTransform(rotationAngle: angle.radians)
    return .transform(turn.about(anchor, in: size, direction: direction))
  }
}

/// Stretches what is drawn.
nonisolated struct Scaling: EffectModifier, Equatable {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    let stretch = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return .transform(stretch.about(anchor, in: size, direction: direction))
  }
}

/// Moves, turns, stretches and shears what is drawn.
nonisolated struct Transforming: EffectModifier, Equatable {
  var transform: CGAffineTransform

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    .transform(AffineTransform(transform))
  }
}

extension CGAffineTransform {
  /// The transform about a point of a frame, for a renderer.
  nonisolated func about(
    _ anchor: UnitPoint, in size: CGSize, direction: LayoutDirection
  ) -> AffineTransform {
    let x = (direction == .rightToLeft ? 1 - anchor.x : anchor.x) * size.width
    let y = anchor.y * size.height
    let moved = CGAffineTransform(translationX: -x, y: -y).concatenating(self)
    return AffineTransform(moved.concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

extension AffineTransform {
  nonisolated init(_ transform: CGAffineTransform) {
    self.init(
      m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d, tX: transform.tx,
      tY: transform.ty)
  }
}
