public import Foundation

/// A font: a style of the system, or its own font in some size.
public nonisolated struct Font: Hashable, Sendable {
  enum Kind: Hashable {
    case style(TextStyle)
    case system(CGFloat)
  }

  let kind: Kind

  /// The purposes that a font is chosen for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// The system's font for the purpose large title.
  public static let largeTitle = system(.largeTitle)
  /// The system's font for the purpose title.
  public static let title = system(.title)
  /// The system's font for the purpose title 2.
  public static let title2 = system(.title2)
  /// The system's font for the purpose title 3.
  public static let title3 = system(.title3)
  /// The system's font for the purpose headline.
  public static let headline = system(.headline)
  /// The system's font for the purpose subheadline.
  public static let subheadline = system(.subheadline)
  /// The system's font for the purpose body.
  public static let body = system(.body)
  /// The system's font for the purpose callout.
  public static let callout = system(.callout)
  /// The system's font for the purpose footnote.
  public static let footnote = system(.footnote)
  /// The system's font for the purpose caption.
  public static let caption = system(.caption)
  /// The system's font for the purpose caption 2.
  public static let caption2 = system(.caption2)

  /// The system's font for a purpose.
  public static func system(_ style: TextStyle) -> Font { Font(kind: .style(style)) }

  /// The system's font in a size, in points.
  public static func system(size: CGFloat) -> Font { Font(kind: .system(size)) }
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  /// The font of texts; `nil` for the window's own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines that a text may take; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of texts in the view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the most lines that each text in the view may take.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
}
