public import Foundation

extension Font {
  /// The purposes that a font is chosen for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// The kinds of shapes that characters have.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distances between lines, relative to the font's own.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as in style sheets.
    package let value: Int

    /// The thinnest strokes.
    public static let ultraLight = Weight(value: 100)
    /// Very thin strokes.
    public static let thin = Weight(value: 200)
    /// Strokes thinner than ordinary ones.
    public static let light = Weight(value: 300)
    /// Strokes as in running text.
    public static let regular = Weight(value: 400)
    /// Strokes a little heavier than ordinary ones.
    public static let medium = Weight(value: 500)
    /// Strokes between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Heavy strokes.
    public static let bold = Weight(value: 700)
    /// Very heavy strokes.
    public static let heavy = Weight(value: 800)
    /// The heaviest strokes.
    public static let black = Weight(value: 900)
  }

  /// How wide characters are.
  public struct Width: Hashable, Sendable {
    /// Zero for characters of ordinary width, below for narrow ones.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest characters.
    public static let compressed = Width(-0.4)
    /// Characters narrower than ordinary ones.
    public static let condensed = Width(-0.2)
    /// Characters as in running text.
    public static let standard = Width(0)
    /// Characters wider than ordinary ones.
    public static let expanded = Width(0.2)
  }

  /// The system's font for the purpose large title.
  public static let largeTitle = Font(style: .largeTitle)
  /// The system's font for the purpose title.
  public static let title = Font(style: .title)
  /// The system's font for the purpose title 2.
  public static let title2 = Font(style: .title2)
  /// The system's font for the purpose title 3.
  public static let title3 = Font(style: .title3)
  /// The system's font for the purpose headline.
  public static let headline = Font(style: .headline)
  /// The system's font for the purpose subheadline.
  public static let subheadline = Font(style: .subheadline)
  /// The system's font for the purpose body.
  public static let body = Font(style: .body)
  /// The system's font for the purpose callout.
  public static let callout = Font(style: .callout)
  /// The system's font for the purpose footnote.
  public static let footnote = Font(style: .footnote)
  /// The system's font for the purpose caption.
  public static let caption = Font(style: .caption)
  /// The system's font for the purpose caption 2.
  public static let caption2 = Font(style: .caption2)

  private init(style: TextStyle) { self.init(.style(style, design: nil, weight: nil)) }
}
