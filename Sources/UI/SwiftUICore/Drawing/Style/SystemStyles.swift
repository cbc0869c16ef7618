/// The foreground style of the view.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(environment.foregroundPaint(level: 0) ?? .color(.primary))
  }
}

/// One of the levels of the foreground style, the first standing out most.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The first level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(environment.foregroundPaint(level: level) ?? .color(.primary))
  }
}

/// The style of the background of the view.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    guard let style = environment.backgroundStyle else {
      return _ShapePaint(.color(Color(.background)))
    }
    return style.style is BackgroundStyle
      ? _ShapePaint(.color(Color(.background))) : style._paint(in: environment)
  }
}

/// The tint of the view.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(environment.tintPaint)
  }
}

/// The style of lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(Color(.separator)))
  }
}

/// The style of links.
public nonisolated struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(Color(.link)))
  }
}

/// The style of the prompt of an empty field.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(Color(.placeholder)))
  }
}

/// The style of the background of what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(Color(.selection)))
  }
}

/// The style of the areas of controls, such as the track of a slider.
public nonisolated struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(Color(.fill)))
  }
}
