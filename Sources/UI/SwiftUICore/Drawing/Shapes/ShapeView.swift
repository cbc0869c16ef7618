import Foundation

/// A view that shows a shape, which can be painted again on top.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    PaintedShape._reconcile(
      PaintedShape(shape: view.shape, style: view.style, use: .fill(view.fillStyle)), in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// A shape that is filled, in front of what was painted of it before.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  /// What the shape is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What is behind.
  public var background: Background

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: PaintedShapeView {
  var painted: PaintedShape<Content, Style> {
    PaintedShape(shape: shape, style: style, use: .fill(fillStyle))
  }
}

/// A shape with a line along its outline, in front of what was painted of it before.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What is behind.
  public var background: Background

  /// Creates a shape with a line.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: PaintedShapeView {
  var painted: PaintedShape<Content, Style> {
    PaintedShape(shape: shape, style: style, use: .stroke(strokeStyle))
  }
}

/// A shape with a line inside its outline, in front of what was painted of it before.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What is behind.
  public var background: Background

  /// Creates a shape with a line.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: PaintedShapeView {
  var painted: PaintedShape<Content.InsetShape, Style> {
    PaintedShape(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, use: .stroke(strokeStyle))
  }
}

/// A view of a shape and what was painted of it before.
nonisolated protocol PaintedShapeView: PrimitiveView {
  associatedtype Painted: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var painted: PaintedShape<Painted, Style> { get }
  var background: Background { get }
}

extension PaintedShapeView {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if Background.self == EmptyView.self {
      PaintedShape<Painted, Style>._reconcile(view.painted, in: &slot)
    } else {
      reconcile(view.painted.background { view.background }, in: &slot)
    }
  }

  @MainActor private static func reconcile<V: View>(_ view: V, in slot: inout _ViewSlot) {
    V._reconcile(view, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
