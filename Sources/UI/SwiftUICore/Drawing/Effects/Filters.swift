public import Foundation

extension View {
  /// Draws a shadow under the view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws the view out of focus; an opaque blur stays inside the frame, which it fills.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(Blur(radius: radius, isOpaque: opaque))
  }
}

/// Draws a shadow.
nonisolated struct Shadow: EffectModifier, Equatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    .shadow(color: color, radius: radius, offset: offset)
  }
}

/// Draws out of focus.
nonisolated struct Blur: EffectModifier, Equatable {
  var radius: CGFloat
  var isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    .blur(radius: radius, isOpaque: isOpaque)
  }
}
