public import Foundation

/// A font: what it is chosen by, and how it differs from that.
///
/// A renderer reads `description(at:)`, which says all of it in points.
public nonisolated struct Font: Hashable, Sendable {
  /// What a font is chosen by.
  enum Kind: Hashable {
    /// The font that the window has where nobody sets one.
    case window
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, scaledLike: TextStyle?)
  }

  let kind: Kind
  var changes = FontChanges()

  init(_ kind: Kind) { self.kind = kind }

  /// The font of the window, for texts that only say how they differ from it.
  static let window = Font(.window)

  /// Says how the font differs from what it is chosen by.
  func changed(_ change: (inout FontChanges) -> Void) -> Font {
    var font = self
    change(&font.changes)
    return font
  }
}

/// How a font differs from what it is chosen by.
nonisolated struct FontChanges: Hashable, Sendable {
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var leading: Font.Leading?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  /// Whether it is smaller, for what matters less.
  var isSecondary = false
  var capitals = FontDescription.Capitals.none
}

// MARK: - Choosing

extension Font {
  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system's font in a size, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The font of a name in a size that grows like the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, scaledLike: .body))
  }

  /// The font of a name in a size that grows like a style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, scaledLike: textStyle))
  }

  /// The font of a name in a size that stays what it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, scaledLike: nil))
  }
}

// MARK: - Changing

extension Font {
  /// Adds bold.
  public func bold() -> Font { changed { $0.isBold = true } }

  /// Makes the font bold or not.
  public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }

  /// Makes the font lean.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// Makes the font lean or not.
  public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }

  /// Sets how heavy the strokes are.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Sets how wide the characters are.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// Gives all characters one width.
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }

  /// Gives all characters one width or not.
  public func monospaced(_ isActive: Bool) -> Font { changed { $0.isMonospaced = isActive } }

  /// Gives all digits one width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// Sets the distance between lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  /// Draws small letters as small capitals, and capitals as they are or as small ones.
  public func smallCaps() -> Font { changed { $0.capitals = .small } }

  /// Draws small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { changed { $0.capitals = .smallForLowercase } }

  /// Draws capitals as small ones.
  public func uppercaseSmallCaps() -> Font { changed { $0.capitals = .smallForUppercase } }
}

extension Font {
  /// The font for what matters less, in a smaller size.
  func secondaryScale() -> Font { changed { $0.isSecondary = true } }
}
