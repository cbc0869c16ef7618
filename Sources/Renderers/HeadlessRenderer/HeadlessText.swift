package import Foundation
package import SwiftUICore

/// Measures texts without fonts: by a table where it has the text, else by fixed character widths.
@MainActor package final class HeadlessText: TextMeasuring {
  /// The metrics of lines in a font.
  package struct Line: Sendable {
    package var height: CGFloat
    package var baseline: CGFloat
    package var above: CGFloat
    package var below: CGFloat
    package var betweenTexts: CGFloat

    package init(
      height: CGFloat, baseline: CGFloat, above: CGFloat, below: CGFloat, betweenTexts: CGFloat = 0
    ) {
      self.height = height
      self.baseline = baseline
      self.above = above
      self.below = below
      self.betweenTexts = betweenTexts
    }
  }

  private struct Entry: Hashable {
    let string: String
    let font: Font?
  }

  /// The metrics of the window's own font.
  package static let standardLine = Line(
    height: 16, baseline: 13, above: 4.7421875, below: 8.15087890625)
  /// The width of a character; wide ones take two.
  package static let characterWidth: CGFloat = 8

  private var sizes: [Entry: CGSize] = [:]
  private var lines: [Font: Line] = [:]

  package nonisolated init() {}

  /// Gives a text a size.
  package func set(_ size: CGSize, of string: String, font: Font? = nil) {
    sizes[Entry(string: string, font: font)] = size
  }

  /// Gives a font its line metrics.
  package func set(_ line: Line, of font: Font) { lines[font] = line }

  package func measure(
    _ text: TextContent, width: CGFloat?, height: CGFloat?
  ) -> TextMetrics {
    let line = text.font.flatMap { lines[$0] } ?? Self.standardLine
    let size =
      sizes[Entry(string: text.string, font: text.font)]
      ?? wrapped(text, width: width, height: height, line: line)
    let count = max((size.height / line.height).rounded(), 1)
    return TextMetrics(
      size: size, firstBaseline: line.baseline,
      lastBaseline: line.baseline + (count - 1) * line.height, above: line.above,
      below: line.below, betweenTexts: line.betweenTexts)
  }

  private func wrapped(
    _ text: TextContent, width: CGFloat?, height: CGFloat?, line: Line
  ) -> CGSize {
    let limit =
      width.flatMap { $0.isFinite ? max(Int($0 / Self.characterWidth), 1) : nil } ?? .max
    var lengths: [Int] = []
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      lengths += lineLengths(of: paragraph, limit: limit)
    }
    var allowed = text.lineLimit ?? .max
    if let height, height.isFinite { allowed = min(allowed, max(Int(height / line.height), 1)) }
    let shown = lengths.prefix(max(allowed, 1))
    return CGSize(
      width: CGFloat(shown.max() ?? 0) * Self.characterWidth,
      height: CGFloat(shown.count) * line.height)
  }

  /// Breaks a paragraph between words, and a word that is longer than a line by characters.
  private func lineLengths(of paragraph: Substring, limit: Int) -> [Int] {
    var lengths: [Int] = []
    var current = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
      if current > 0, current + 1 + length <= limit {
        current += 1 + length
        continue
      }
      if current > 0 { lengths.append(current) }
      while length > limit {
        lengths.append(limit)
        length -= limit
      }
      current = length
    }
    return lengths + [current]
  }
}
