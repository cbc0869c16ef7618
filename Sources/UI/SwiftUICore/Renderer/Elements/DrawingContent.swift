package import Foundation

/// A picture or symbol.
package struct ImageContent: Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A symbol by the name that Apple's systems know it by.
    case symbol(String)
    /// A picture of the application's resources.
    case resource(String)
    /// An encoded picture: PNG, JPEG, GIF or WebP, and its size in pixels.
    case encoded(Data, pixels: CGSize)
  }

  package var source: Source
  /// What it is called by those who listen; `nil` for one that only decorates.
  package var label: String?
  package var color: Color?
  package var font: Font?
  /// Whether it fills its frame whatever its own size is.
  package var isResizable = false

  package init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }
}

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
  /// What it is filled with, or stroked if there is a line width.
  package var color: Color
  package var lineWidth: CGFloat?

  package init(_ outline: Outline, color: Color, lineWidth: CGFloat? = nil) {
    self.outline = outline
    self.color = color
    self.lineWidth = lineWidth
  }
}

/// One step of an outline.
package enum PathStep: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

/// A change of how elements are drawn.
package enum EffectContent: Equatable, Sendable {
  /// Their opacity multiplied, from 0 to 1.
  case opacity(Double)
  /// Nothing of them shows outside an outline.
  case clip(ShapeContent.Outline)
  case shadow(color: Color, radius: CGFloat, offset: CGSize)
  case blur(radius: CGFloat)
  /// Moved, turned and stretched about the top leading corner of the frame.
  case transform(AffineTransform)
}
