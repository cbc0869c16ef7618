import SwiftUICore

/// Breaks a text into lines of at most so many cells.
///
/// Lines end between words and between ideographs, never before a closing sign or after an opening
/// one; what doesn't fit into a line by itself is broken where the line is full. Spaces at the end
/// of a full line are left out.
struct CellLineBreaker {
  let string: CellString
  /// The cells of a line; `nil` for any number.
  let columns: Int?
  /// The most lines; the last one shows where it was cut.
  let rows: Int?
  let truncation: TextContent.Truncation

  func lines() -> ContiguousArray<CellLine> {
    var lines: ContiguousArray<CellLine> = []
    var lastEnd = 0
    for paragraph in string.paragraphs {
      var start = paragraph.lowerBound
      repeat {
        if let rows, lines.count == rows { return cut(lines, paragraphEnd: lastEnd) }
        let line = line(from: start, in: paragraph)
        lines.append(CellLine(head: start..<line.end, width: line.width))
        start = line.next
        lastEnd = paragraph.upperBound
      } while start < paragraph.upperBound
    }
    return lines
  }

  // MARK: - Breaking

  /// Finds the end of a line and where the next one begins.
  private func line(
    from start: Int, in paragraph: Range<Int>
  ) -> (end: Int, next: Int, width: Int) {
    guard let columns else {
      let rest = start..<paragraph.upperBound
      return (rest.upperBound, rest.upperBound, string.width(of: rest))
    }
    var (index, width) = (start, 0)
    var lastBreak: (index: Int, width: Int)?
    var isIndent = true
    while index < paragraph.upperBound {
      let unit = string.units[index]
      if !isIndent, unit.mayBreakBefore { lastBreak = (index, width) }
      isIndent = isIndent && unit.isSpace
      if width + Int(unit.width) > columns, index > start {
        if unit.isSpace { return ending(at: index, width, from: start, in: paragraph) }
        guard let lastBreak else { return (index, index, width) }
        return ending(at: lastBreak.index, lastBreak.width, from: start, in: paragraph)
      }
      width += Int(unit.width)
      index += 1
    }
    return (index, index, width)
  }

  /// Leaves out the spaces on both sides of a line's end.
  private func ending(
    at index: Int, _ width: Int, from start: Int, in paragraph: Range<Int>
  ) -> (end: Int, next: Int, width: Int) {
    var (end, next, width) = (index, index, width)
    while end > start, string.units[end - 1].isSpace {
      end -= 1
      width -= Int(string.units[end].width)
    }
    while next < paragraph.upperBound, string.units[next].isSpace { next += 1 }
    return (end, next, width)
  }

  // MARK: - Cutting

  /// Shows in the last line that there is more.
  private func cut(
    _ lines: ContiguousArray<CellLine>, paragraphEnd: Int
  ) -> ContiguousArray<CellLine> {
    guard let last = lines.last else { return lines }
    let paragraph = last.head.lowerBound..<paragraphEnd
    let room = max((columns ?? Int.max) - 1, 0)
    var lines = lines
    lines[lines.count - 1] =
      switch truncation {
      case .tail: headOnly(of: paragraph, room: room)
      case .head: tailOnly(from: paragraph.lowerBound, room: room)
      case .middle: bothEnds(of: paragraph, room: room)
      }
    return lines
  }

  private func headOnly(of paragraph: Range<Int>, room: Int) -> CellLine {
    let head = trimmedAtEnd(fit(paragraph, room: room))
    return CellLine(head: head, hasEllipsis: true, width: string.width(of: head) + 1)
  }

  private func tailOnly(from start: Int, room: Int) -> CellLine {
    let tail = trimmedAtStart(fitFromEnd(room: room, notBefore: start)..<string.units.count)
    return CellLine(
      head: start..<start, hasEllipsis: true, tail: tail, width: string.width(of: tail) + 1)
  }

  private func bothEnds(of paragraph: Range<Int>, room: Int) -> CellLine {
    let head = trimmedAtEnd(fit(paragraph, room: (room + 1) / 2))
    let rest = room - string.width(of: head)
    let tail = trimmedAtStart(
      fitFromEnd(room: rest, notBefore: head.upperBound)..<string.units.count)
    return CellLine(
      head: head, hasEllipsis: true, tail: tail,
      width: string.width(of: head) + 1 + string.width(of: tail))
  }

  private func fit(_ range: Range<Int>, room: Int) -> Range<Int> {
    var (index, room) = (range.lowerBound, room)
    while index < range.upperBound, Int(string.units[index].width) <= room {
      room -= Int(string.units[index].width)
      index += 1
    }
    return range.lowerBound..<index
  }

  private func fitFromEnd(room: Int, notBefore start: Int) -> Int {
    let lastStart = max(string.paragraphs.last?.lowerBound ?? 0, start)
    var (index, room) = (string.units.count, room)
    while index > lastStart, Int(string.units[index - 1].width) <= room {
      index -= 1
      room -= Int(string.units[index].width)
    }
    return index
  }

  private func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, string.units[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, string.units[start].isSpace { start += 1 }
    return start..<range.upperBound
  }
}
