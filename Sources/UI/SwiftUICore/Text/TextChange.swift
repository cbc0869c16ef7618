import Foundation

/// One way in which a text differs from those around it.
nonisolated enum TextChange: Equatable, Sendable {
  case font(Font?)
  case foreground(ComparableStyle?)
  case traits(TextTraits)
}

/// How parts of a text differ from what their font says; `nil` leaves it to what is around.
nonisolated struct TextTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var underline: TextLine?
  var strike: TextLine?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var isSecondary: Bool?

  init() {}

  /// Creates traits of which some are set.
  init(_ set: (inout TextTraits) -> Void) { set(&self) }

  /// Takes over what is set further inside, which wins.
  mutating func add(_ inner: TextTraits) {
    weight = inner.weight ?? weight
    design = inner.design ?? design
    width = inner.width ?? width
    isBold = inner.isBold ?? isBold
    isItalic = inner.isItalic ?? isItalic
    isMonospaced = inner.isMonospaced ?? isMonospaced
    hasMonospacedDigits = inner.hasMonospacedDigits ?? hasMonospacedDigits
    underline = inner.underline ?? underline
    strike = inner.strike ?? strike
    kerning = inner.kerning ?? kerning
    tracking = inner.tracking ?? tracking
    baselineOffset = inner.baselineOffset ?? baselineOffset
    isSecondary = inner.isSecondary ?? isSecondary
  }

  /// The font with the traits worked in; `nil` for the window's own font.
  func applied(to font: Font?) -> Font? {
    guard hasFontTraits else { return font }
    return (font ?? .window).changed { changes in
      changes.weight = weight ?? changes.weight
      changes.design = design ?? changes.design
      changes.width = width ?? changes.width
      if isBold == true { changes.isBold = true }
      if isItalic == true { changes.isItalic = true }
      if isMonospaced == true { changes.isMonospaced = true }
      if hasMonospacedDigits == true { changes.hasMonospacedDigits = true }
    }
  }

  private var hasFontTraits: Bool {
    weight != nil || design != nil || width != nil || isBold == true || isItalic == true
      || isMonospaced == true || hasMonospacedDigits == true
  }
}

/// A line under or through a text.
nonisolated struct TextLine: Hashable, Sendable {
  var isShown: Bool
  var pattern = Text.LineStyle.Pattern.solid
  /// `nil` for the colour of the text.
  var color: Color?
}
