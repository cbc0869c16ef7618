package import Foundation

/// A piece of text whose characters look alike.
package struct TextRun: Hashable, Sendable {
  package var string: String
  /// `nil` for the window's own font; `description(at:)` says all of it.
  package var font: Font?
  /// `nil` for the colour of plain text.
  package var color: Color?
  package var background: Color?
  /// The line under the run.
  package var underline: Line?
  /// The line through the run.
  package var strike: Line?
  /// The space added after each character, in points.
  package var kerning: CGFloat = 0
  /// How far the run is moved up from the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// Where the run leads when it is pressed.
  package var link: URL?
  /// The picture or symbol that is shown in place of the one character of the run.
  package var image: ImageContent?

  /// A line under or through a run.
  package struct Line: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern = Pattern.solid
    /// `nil` for the colour of the run.
    package var color: Color?

    package init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  package init(_ string: String, font: Font? = nil, color: Color? = nil) {
    self.string = string
    self.font = font
    self.color = color
  }

  package var isUnderlined: Bool { underline != nil }
  package var isStruck: Bool { strike != nil }

  /// The character that stands for a picture.
  package static let imageCharacter = "\u{FFFC}"
}

/// A text with everything that decides how it is broken into lines and shown.
package struct TextContent: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package var runs: [TextRun]
  /// The most lines that are shown; `nil` for any number.
  package var lineLimit: Int?
  /// The fewest lines whose space is taken.
  package var reservedLines = 1
  /// How lines shorter than the longest lie.
  package var alignment = Alignment.leading
  /// Where a line that is too long is cut.
  package var truncation = Truncation.tail
  /// The space added between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The smallest part of its size that it may be shrunk to where it doesn't fit.
  package var minimumScale: CGFloat = 1
  /// Whether characters may move together where it doesn't fit.
  package var allowsTightening = false
  /// Whether a person may select parts of it.
  package var isSelectable = false
  /// The person's choice of text size, for the descriptions of fonts.
  package var typeSize = DynamicTypeSize.large

  package init(runs: [TextRun], lineLimit: Int? = nil) {
    self.runs = runs
    self.lineLimit = lineLimit
  }

  package init(string: String, font: Font? = nil, lineLimit: Int? = nil) {
    self.init(runs: [TextRun(string, font: font)], lineLimit: lineLimit)
  }

  /// The characters without their looks.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string }
  }

  /// The font of the first run.
  package var font: Font? { runs.first?.font }
}
