public import Foundation

/// What the environment says of texts, kept under one key because every text reads all of it.
nonisolated struct TextStyling: Hashable, Sendable {
  var traits = TextTraits()
  var lineLimit: Int?
  var reservedLines = 1
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var isSelectable = false
  var legibility: LegibilityWeight?
}

/// How the lines of a text lie if they are shorter than the longest.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle
  }

  /// Which letters are shown in place of those that are written.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private enum StylingKey: EnvironmentKey {
    static var defaultValue: TextStyling { TextStyling() }
  }

  var textStyling: TextStyling {
    get { self[StylingKey.self] }
    set { self[StylingKey.self] = newValue }
  }

  /// The font of texts; `nil` for the window's own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines that a text may take; `nil` for any number.
  public var lineLimit: Int? {
    get { textStyling.lineLimit }
    set { textStyling.lineLimit = newValue }
  }

  /// How the lines of texts lie if they are shorter than the longest.
  public var multilineTextAlignment: TextAlignment {
    get { textStyling.alignment }
    set { textStyling.alignment = newValue }
  }

  /// Where lines of texts that are too long are cut.
  public var truncationMode: Text.TruncationMode {
    get { textStyling.truncation }
    set { textStyling.truncation = newValue }
  }

  /// The space added between the lines of texts, in points.
  public var lineSpacing: CGFloat {
    get { textStyling.lineSpacing }
    set { textStyling.lineSpacing = newValue }
  }

  /// Whether characters may move together where a text doesn't fit.
  public var allowsTightening: Bool {
    get { textStyling.allowsTightening }
    set { textStyling.allowsTightening = newValue }
  }

  /// The smallest part of its size that a text may be shrunk to where it doesn't fit.
  public var minimumScaleFactor: CGFloat {
    get { textStyling.minimumScale }
    set { textStyling.minimumScale = min(max(newValue, 0), 1) }
  }

  /// Which letters texts are shown in; `nil` for those that are written.
  public var textCase: Text.Case? {
    get { textStyling.textCase }
    set { textStyling.textCase = newValue }
  }
}
