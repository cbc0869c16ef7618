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

/// Measures texts; the part of a renderer that knows fonts.
@MainActor package protocol TextMeasuring {
  /// Measures a text that may be as wide and high as given.
  func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics
}
