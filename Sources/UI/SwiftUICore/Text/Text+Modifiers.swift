public import Foundation

extension Text {
  private func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  private func with(_ set: (inout TextTraits) -> Void) -> Text {
    changed(.traits(TextTraits(set)))
  }

  /// Sets the font of the text; `nil` for that of the texts around.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets how heavy the strokes are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets how wide the characters are.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// Sets the shapes of the characters.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Makes the text bold.
  public func bold() -> Text { with { $0.isBold = true } }

  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Makes the text lean.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Makes the text lean or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Gives all characters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// Gives all digits one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strike = TextLine(isShown: isActive, color: color) }
  }

  /// Draws a line of a pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strike = TextLine(isShown: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = TextLine(isShown: isActive, color: color) }
  }

  /// Draws a line of a pattern under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextLine(isShown: isActive, pattern: pattern, color: color) }
  }

  /// Sets the space between characters; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Sets the space between characters.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Moves the text up from its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Shows the text in the size of one that matters less.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.isSecondary = scale == .secondary } : self
  }

  /// Sets the colour of the text; `nil` for that of the texts around.
  public func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map { ComparableStyle(AnyShapeStyle($0)) }))
  }

  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(ComparableStyle(AnyShapeStyle(style))))
  }
}

extension Text {
  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable { case solid, dot, dash, dashDot, dashDotDot }

      let kind: Kind

      /// One line.
      public static let solid = Pattern(kind: .solid)
      /// A line of dots.
      public static let dot = Pattern(kind: .dot)
      /// A line of dashes.
      public static let dash = Pattern(kind: .dash)
      /// A line of dashes with a dot between each two.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A line of dashes with two dots between each two.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a look; without a colour the line has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the text.
    public static let single = LineStyle()
  }

  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    enum Kind: Hashable { case standard, secondary }

    let kind: Kind

    /// The size of the font.
    public static let `default` = Scale(kind: .standard)
    /// The size of what matters less, smaller than the font's.
    public static let secondary = Scale(kind: .secondary)
  }
}
