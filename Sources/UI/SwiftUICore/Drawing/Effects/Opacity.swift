import Foundation

extension View {
  /// Lets what is behind the view shine through; 0 is invisible, 1 is as it was.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }

  /// Hides the view; it keeps its space and takes no input.
  nonisolated public func hidden() -> some View {
    modifier(Opacity(opacity: 0)).allowsHitTesting(false)
  }
}

/// Multiplies the opacity.
nonisolated struct Opacity: EffectModifier, Equatable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    .opacity(min(max(opacity, 0), 1))
  }
}
