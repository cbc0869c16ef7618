import Foundation

/// Lets hits through, or takes them.
nonisolated struct HitTesting: EffectModifier, Equatable {
  var isAllowed: Bool

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    .hitTesting(isAllowed)
  }
}

/// Says which part of a frame can be hit.
nonisolated struct ContentShape<S: Shape>: EffectModifier {
  var kind: ContentShapeKinds
  var shape: S
  var isEvenOdd: Bool

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    guard kind.contains(.interaction) else { return .hitTesting(true) }
    let path = shape.path(in: size, direction: direction)
    return .hitShape(.path(path.steps), isEvenOdd: isEvenOdd)
  }
}
