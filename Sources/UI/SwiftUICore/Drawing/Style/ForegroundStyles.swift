/// The levels of the foreground style that a modifier sets, and what it was set in.
nonisolated struct ForegroundStyles: Sendable, ComparedByRule {
  private final class Outer: Sendable {
    let styles: ForegroundStyles

    init(_ styles: ForegroundStyles) { self.styles = styles }
  }

  let levels: [AnyShapeStyle]
  private let outer: Outer?

  init(levels: [AnyShapeStyle], in outer: ForegroundStyles?) {
    self.levels = levels
    self.outer = outer.map { Outer($0) }
  }

  @MainActor static func areSame(_ first: ForegroundStyles, _ second: ForegroundStyles) -> Bool {
    SwiftUICore.areSame(first.levels, second.levels)
      && SwiftUICore.areSame(first.outer?.styles, second.outer?.styles)
  }

  /// The paint of a level; a level that nobody set is a paler one of the last that was.
  ///
  /// A style that refers to the foreground means the one that this one was set in.
  func paint(level: Int, in environment: EnvironmentValues) -> ShapePaint? {
    guard let last = levels.indices.last else { return nil }
    var around = environment
    around.foregroundStyles = outer?.styles
    let style = levels[min(level, last)].style
    if let style = style as? HierarchicalShapeStyle {
      return around.foregroundPaint(level: style.level + max(level - last, 0))
    }
    if style is ForegroundStyle { return around.foregroundPaint(level: max(level - last, 0)) }
    let paint = style.paint(in: around)
    return level > last ? Self.paler(paint, by: level - last) : paint
  }

  /// A style so many levels down, where nobody said how it looks.
  static func paler(_ paint: ShapePaint, by levels: Int) -> ShapePaint {
    let opacities = [1, 0.5, 0.25, 0.18, 0.12]
    return paint.opacity(opacities[min(levels, opacities.count - 1)])
  }
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
  }

  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of the background of views; `nil` for the system's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The tint that a view around sets; `nil` for the system's accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The paint of a level of the foreground style; `nil` where it is that of plain text.
  package func foregroundPaint(level: Int) -> ShapePaint? {
    if let styles = foregroundStyles { return styles.paint(level: level, in: self) }
    let levels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return level == 0 ? nil : .color(Color(levels[min(level, 4)]))
  }

  /// The paint of tinted things.
  package var tintPaint: ShapePaint {
    guard let tint else { return .color(Color(.accent)) }
    var around = self
    around.tint = nil
    return tint.paint(in: around)
  }

  /// The colour of tinted things.
  package var tintColor: Color { tintPaint.color }
}
