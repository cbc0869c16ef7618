public import Foundation

extension View {
  /// Shows of the view only what lies inside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(Clip(shape: shape, style: style))
  }

  /// Shows of the view only what lies inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners of the view's frame.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

/// Shows only what lies inside a shape.
nonisolated struct Clip<S: Shape>: EffectModifier {
  var shape: S
  var style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    let outline = shape.outline(in: size, direction: direction)
    guard outline.inset == 0 else {
      let path = shape.path(in: size, direction: direction)
      return .clip(.path(path.steps), isEvenOdd: style.isEOFilled)
    }
    return .clip(outline.kind, isEvenOdd: style.isEOFilled)
  }
}
