package import Foundation

/// What a text takes up.
package struct TextMetrics: Equatable, Sendable {
  package var size: CGSize
  /// From the top to the baseline of the first line.
  package var firstBaseline: CGFloat
  /// From the top to the baseline of the last line.
  package var lastBaseline: CGFloat
  /// The distance to another view above.
  package var above: CGFloat
  /// The distance to another view below.
  package var below: CGFloat
  /// The distance to a text above.
  package var betweenTexts: CGFloat

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, above: CGFloat, below: CGFloat,
    betweenTexts: CGFloat
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.above = above
    self.below = below
    self.betweenTexts = betweenTexts
  }
}

/// A piece of text whose characters look alike.
package struct TextRun: Hashable, Sendable {
  package var string: String
  /// `nil` for the window's own font.
  package var font: Font?
  /// `nil` for the colour of texts around.
  package var color: Color?
  package var background: Color?
  package var isUnderlined = false
  package var isStruck = false
  /// Where the run leads when it is pressed.
  package var link: URL?

  package init(_ string: String, font: Font? = nil, color: Color? = nil) {
    self.string = string
    self.font = font
    self.color = color
  }
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
  /// Whether a person may select parts of it.
  package var isSelectable = false

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

/// Measures texts; the part of a renderer that knows fonts.
@MainActor package protocol TextMeasuring {
  /// Measures a text that may be as wide and high as given.
  func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics
}
