/// A stretch between `[code]` and `[/code]`, in which nothing else means anything.
struct CodeBox {
  /// All, with the marks.
  let range: Range<Int>
  /// What stands between the marks, line by line.
  let lines: [Range<Int>]
  let language: String?

  /// Finds all boxes of a text, in order; an opening mark that nothing closes is none.
  ///
  /// - Complexity: O(*n*).
  static func all(in text: StyledText) -> [CodeBox] {
    var boxes: [CodeBox] = []
    var open: (mark: Mark, line: Int)?
    for (index, line) in text.lines.enumerated() where line.place == .text {
      if open == nil, QuoteLine.isQuoted(text.utf8, line.range) { continue }
      var place = line.range.lowerBound
      while let mark = nextMark(in: text.utf8, place..<line.range.upperBound) {
        place = mark.range.upperBound
        if mark.isClosing, let start = open {
          boxes.append(CodeBox(text, from: start.mark, start.line, to: mark, index))
          open = nil
        } else if !mark.isClosing, open == nil {
          open = (mark, index)
        }
      }
    }
    return boxes
  }

  private init(_ text: StyledText, from start: Mark, _ startLine: Int, to end: Mark, _ endLine: Int)
  {
    range = start.range.lowerBound..<end.range.upperBound
    language = start.argument.map { text.string($0).trimmed }.flatMap { $0.isEmpty ? nil : $0 }
    let inner = start.range.upperBound..<end.range.lowerBound
    let all = text.lines[startLine...endLine].map { $0.range.clamped(to: inner) }
    let isEmpty = { (line: Range<Int>) in line.isEmpty }
    lines = Array(
      all.count > 1 ? all.drop(while: isEmpty).trimmingSuffix(while: isEmpty) : all[...])
  }

  private static func nextMark(in bytes: [UInt8], _ range: Range<Int>) -> Mark? {
    var place = range.lowerBound
    while let bracket = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "[")) {
      if let mark = Mark(in: bytes, at: bracket, before: range.upperBound), mark.name == .code {
        return mark
      }
      place = bracket + 1
    }
    return nil
  }
}

extension ArraySlice {
  /// Returns this without the elements at its end that fulfil a condition.
  func trimmingSuffix(while condition: (Element) -> Bool) -> ArraySlice {
    var end = endIndex
    while end > startIndex, condition(self[end - 1]) { end -= 1 }
    return self[..<end]
  }
}
