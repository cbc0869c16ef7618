/// A colour, pattern or role that shapes and texts are painted with.
///
/// Conform with `resolve(in:)`, which chooses one of the built-in styles.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of style that this one comes to.
  associatedtype Resolved: ShapeStyle = Never

  /// Chooses the style that an environment asks for.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Finds the paint that an environment asks for.
  func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }

  /// The paint that an environment asks for.
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    _paint(in: environment).paint
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a built-in style: it is painted as it is")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle {
  /// Multiplies the opacity of the style.
  @inlinable public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

/// A style with its opacity multiplied.
public nonisolated struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var opacity: Double

  @usableFromInline init(style: Style, opacity: Double) {
    self.style = style
    self.opacity = opacity
  }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(style.paint(in: environment).opacity(opacity))
  }
}

/// Any style, its type erased.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    style._paint(in: environment)
  }
}

extension AnyShapeStyle: ComparedByRule {
  @MainActor static func areSame(_ first: AnyShapeStyle, _ second: AnyShapeStyle) -> Bool {
    ComparableStyle(first) == ComparableStyle(second)
  }
}

// MARK: - Colours

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(anchored(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(.color(Color(self)))
  }
}
