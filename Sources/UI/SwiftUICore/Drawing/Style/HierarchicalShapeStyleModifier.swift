/// A level of another style than the foreground's.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(ForegroundStyles.paler(base.paint(in: environment), by: level))
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 1)
  }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
