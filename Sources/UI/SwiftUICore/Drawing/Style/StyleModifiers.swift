extension View {
  /// Sets the style of texts, symbols and shapes in the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels([AnyShapeStyle(style)])
  }

  /// Sets the first two levels of the foreground style in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the first three levels of the foreground style in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the colour of texts, symbols and shapes in the view; `nil` for the system's own.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foregroundLevels(color.map { [AnyShapeStyle($0)] })
  }

  nonisolated private func foregroundLevels(_ levels: [AnyShapeStyle]?) -> some View {
    transformEnvironment(\.foregroundStyles) { styles in
      styles = levels.map { ForegroundStyles(levels: $0, in: styles) }
    }
  }

  /// Sets the style of the background of views in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the tint of the view; `nil` for that of the system.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint of the view.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// Sets the tint of the view; `nil` for that of the system.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor.map { AnyShapeStyle($0) })
  }
}
