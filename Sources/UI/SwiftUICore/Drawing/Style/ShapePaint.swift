/// What a style comes to in an environment: what an area, a line or a text is painted with.
package nonisolated enum ShapePaint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that run into each other.
  case gradient(GradientPaint)

  /// The paint with its opacity multiplied.
  package func opacity(_ opacity: Double) -> ShapePaint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(let gradient): .gradient(gradient.opacity(opacity))
    }
  }

  /// The colour that stands for the paint where only one can be shown.
  package var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.middle
    }
  }
}

/// Wraps a paint, so that the requirement of `ShapeStyle` can be met by any module.
public nonisolated struct _ShapePaint: Sendable {
  package var paint: ShapePaint

  package init(_ paint: ShapePaint) { self.paint = paint }
}
