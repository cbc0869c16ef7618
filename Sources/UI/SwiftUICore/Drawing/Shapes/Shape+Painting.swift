public import Foundation

extension Shape {
  /// As a view, a shape is filled.
  public var body: some View { PaintedShape(shape: self, color: .black, paint: .fill(FillStyle())) }
}
extension Shape {
  /// Fills the shape.
  public func fill(_ content: Color, style: FillStyle = FillStyle()) -> some View {
    PaintedShape(shape: self, color: content, paint: .fill(style))
  }

  /// Draws a line along the outline, half of it outside.
  public func stroke(_ content: Color, style: StrokeStyle) -> some View {
    PaintedShape(shape: self, color: content, paint: .stroke(style))
  }

  /// Draws a line along the outline, half of it outside.
  public func stroke(_ content: Color, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  public func strokeBorder(
    _ content: Color, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line inside the outline.
  public func strokeBorder(
    _ content: Color, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension View {
  /// Draws a line inside the edges of the view's frame.
  nonisolated public func border(_ content: Color, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Puts a shape behind the view.
  nonisolated public func background<T: Shape>(
    _ style: Color, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}
