public import Foundation

/// A circle in the middle of the space of its view, as large as fits.
public nonisolated struct Circle: InsettableShape, NamedShape, Equatable {
  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: square(in: rect)) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func outline(in rect: CGRect) -> NamedOutline? {
    NamedOutline(kind: .ellipse, rect: square(in: rect))
  }

  private func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

/// An ellipse that touches the sides of its view.
public nonisolated struct Ellipse: InsettableShape, NamedShape, Equatable {
  /// Creates an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func outline(in rect: CGRect) -> NamedOutline? { NamedOutline(kind: .ellipse, rect: rect) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, NamedShape, Equatable {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func outline(in rect: CGRect) -> NamedOutline? { NamedOutline(kind: .capsule, rect: rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle from the radii of its corners.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle from the radii of its corners.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with ends of a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
