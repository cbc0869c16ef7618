package import Foundation
package import SwiftUICore

/// Measures texts for a grid of cells, and breaks them into the lines that are drawn.
///
/// What was read and broken is kept, so that measuring a text again costs a look-up.
@MainActor package final class CellText: TextMeasuring {
  /// The lines of a text, with what their units stand for.
  package struct Lines {
    let string: CellString
    package let lines: ContiguousArray<CellLine>
    /// How many cells the widest line takes.
    package let columns: Int
    /// The rows from one line to the next.
    package let pitch: Int

    /// The characters of a line, for one who needn't know which run they are of.
    package func text(of line: CellLine) -> String {
      let ellipsis = line.hasEllipsis ? CellLine.ellipsis : ""
      return characters(line.head) + ellipsis + characters(line.tail)
    }

    private func characters(_ range: Range<Int>) -> String {
      string.units[range].reduce(into: "") { $0 += string.text(of: $1) }
    }
  }

  private final class Entry {
    let string: CellString
    var answers: ContiguousArray<(key: Key, lines: Lines)> = []
    var isRecent = true

    init(_ string: CellString) { self.string = string }
  }

  private struct Key: Equatable {
    let columns: Int?
    let rows: Int?
  }

  /// How many texts are kept before those that nobody asked for lately are dropped.
  private static let capacity = 4096
  private static let answersPerText = 6
  package let cell: CGSize
  private var entries: [TextContent: Entry] = [:]

  package nonisolated init(cell: CGSize) { self.cell = cell }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text; its limit of lines counts beside `rows`.
  ///   - columns: The most cells of a line, or `nil` for any number.
  ///   - rows: The most rows, or `nil` for any number; one line is always there.
  /// - Returns: The lines, at least one.
  /// - Complexity: O(length of the text) the first time for a width, then a look-up.
  package func lines(of text: TextContent, columns: Int?, rows: Int?) -> Lines {
    let entry = entry(for: text)
    let key = Key(columns: columns, rows: rows)
    if let known = entry.answers.first(where: { $0.key == key }) { return known.lines }
    let lines = makeLines(of: text, entry.string, key)
    if entry.answers.count == Self.answersPerText { entry.answers.removeFirst() }
    entry.answers.append((key, lines))
    return lines
  }

  private func makeLines(of text: TextContent, _ string: CellString, _ key: Key) -> Lines {
    let pitch = 1 + max(Int((text.lineSpacing / cell.height).rounded()), 0)
    var limit = text.lineLimit
    if let rows = key.rows { limit = min(limit ?? .max, max((rows + pitch - 1) / pitch, 1)) }
    let breaker = CellLineBreaker(
      string: string, columns: key.columns, rows: limit.map { max($0, 1) },
      truncation: text.truncation)
    let lines = breaker.lines()
    return Lines(
      string: string, lines: lines, columns: lines.map(\.width).max() ?? 0, pitch: pitch)
  }

  private func entry(for text: TextContent) -> Entry {
    if let entry = entries[text] {
      entry.isRecent = true
      return entry
    }
    if entries.count >= Self.capacity { dropOld() }
    let entry = Entry(CellString(text.runs))
    entries[text] = entry
    return entry
  }

  private func dropOld() {
    entries = entries.filter { $0.value.isRecent }
    if entries.count >= Self.capacity { entries.removeAll() }
    for entry in entries.values { entry.isRecent = false }
  }

  // MARK: - Measuring

  /// How many cells a string takes in one line.
  package nonisolated static func columns(of string: String) -> Int {
    let string = CellString(string)
    return string.width(of: 0..<string.units.count)
  }

  /// What the characters that stand for a symbol take up.
  package func size(ofSymbol name: String) -> CGSize {
    let string = CellString(SymbolTable.characters(for: name))
    return CGSize(
      width: CGFloat(string.width(of: 0..<string.units.count)) * cell.width, height: cell.height)
  }

  package func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    let lines = lines(
      of: text, columns: width.flatMap { cells(in: $0, of: cell.width) },
      rows: height.flatMap { cells(in: $0, of: cell.height) })
    let columns = min(CGFloat(lines.columns) * cell.width, max(width ?? .infinity, 0))
    let count = lines.lines.count
    let rows = max(count, text.reservedLines)
    return TextMetrics(
      size: CGSize(width: columns, height: CGFloat((rows - 1) * lines.pitch + 1) * cell.height),
      firstBaseline: cell.height,
      lastBaseline: CGFloat((count - 1) * lines.pitch + 1) * cell.height, above: 0, below: 0,
      betweenTexts: 0)
  }

  /// How many whole cells there are in a length; `nil` if there is no end of them.
  private func cells(in length: CGFloat, of cell: CGFloat) -> Int? {
    let count = (length / cell).rounded(.down)
    return count < 1e9 ? max(Int(count), 0) : nil
  }
}
