public import Foundation

/// A rectangle that fills the space of its view.
public nonisolated struct Rectangle: InsettableShape, NamedShape, Equatable {
  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func outline(in rect: CGRect) -> NamedOutline? { NamedOutline(kind: .rectangle, rect: rect) }
}

/// A rectangle with equal corners that fills the space of its view.
public nonisolated struct RoundedRectangle: InsettableShape, NamedShape, Equatable {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func outline(in rect: CGRect) -> NamedOutline? {
    let limited = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    return NamedOutline(kind: .roundedRectangle(radius: limited), rect: rect)
  }
}

extension RoundedRectangle: CornerShape {
  func shrunk(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
}

/// A rectangle with four different corners that fills the space of its view.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: CornerShape {
  func shrunk(by amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(cornerRadii.topLeading - amount, 0),
      bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
  }
}
