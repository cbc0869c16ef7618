package import Foundation

/// An outline in its frame, filled or stroked.
package struct ShapeContent: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    case rectangle
    case roundedRectangle(radius: CGSize)
    case capsule
    case ellipse
    /// Any other: straight and curved lines in points of the frame.
    case path([PathStep])
  }

  package var outline: Outline
  /// How far inside the frame the outline lies on all sides; a path tells its own points.
  package var inset: CGFloat = 0
  /// What it is filled with, or stroked if there is a stroke.
  package var paint: ShapePaint
  /// How the line along the outline looks; `nil` for a filled shape.
  package var stroke: StrokeStyle?
  /// Whether what the outline surrounds an even number of times stays empty.
  package var isEvenOdd = false

  package init(_ outline: Outline, paint: ShapePaint, stroke: StrokeStyle? = nil) {
    self.outline = outline
    self.paint = paint
    self.stroke = stroke
  }

  /// The colour that stands for the paint where only one can be shown.
  package var color: Color { paint.color }
}

/// One step of an outline.
package enum PathStep: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

/// A change of how elements are drawn, or of how they are hit.
package enum EffectContent: Equatable, Sendable {
  /// Their opacity multiplied, from 0 to 1.
  case opacity(Double)
  /// Nothing of them shows outside an outline.
  case clip(ShapeContent.Outline, isEvenOdd: Bool)
  case shadow(color: Color, radius: CGFloat, offset: CGSize)
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Moved, turned and stretched about the top leading corner of the frame.
  case transform(AffineTransform)
  /// Tilted about the top leading corner of the frame.
  case projection(ProjectionTransform)
  /// Drawn as one before what is around them is done to them.
  case group
  /// Their colours changed by a matrix.
  case colors(ColorMatrix)
  /// Their colours joined with those behind them.
  case blend(BlendMode)
  /// Shown only where the last child, a `.maskLayer`, shows something, and as far as it does.
  case mask
  /// What decides how much of its siblings shows; itself it is not seen.
  case maskLayer
  /// Whether texts and pictures are shown as blocks of their size, which say nothing.
  case placeholder(Bool)
  /// Whether a pointer or finger can hit them; otherwise it hits what is behind.
  case hitTesting(Bool)
  /// They are hit inside an outline only, there also where they show nothing.
  case hitShape(ShapeContent.Outline, isEvenOdd: Bool)
}
