/// Collects the lines of a quote.
struct QuoteBuilder {
  private let text: StyledText
  var source: ArticleQuote.Source?
  private var lines: [ArticleQuote.Line] = []
  private var isCut = false

  init(_ text: StyledText, source: ArticleQuote.Source?) {
    self.text = text
    self.source = source
  }

  /// Whether there is neither header nor line yet.
  var isEmpty: Bool { source == nil && lines.isEmpty && !isCut }

  /// Adds a line; blank ones count only between others.
  mutating func add(_ line: Range<Int>) {
    let (level, words) = QuoteLine.level(text.utf8, line)
    guard !QuoteLine.isRowOfDots(text.utf8, words) else {
      isCut = true
      return
    }
    let runs = text.runs(of: words)
    if runs.isEmpty, lines.isEmpty { return }
    lines.append(ArticleQuote.Line(level: max(1, level), runs: runs))
  }

  /// Ends the quote.
  consuming func finish() -> ArticleQuote {
    let lines = lines[...].trimmingSuffix { $0.runs.isEmpty }
    return ArticleQuote(source: source, lines: Array(lines), isCut: isCut)
  }
}

extension StyledText {
  /// Whether a line has nothing to show.
  func isBlank(_ index: Int) -> Bool { utf8.trimmed(lines[index].range).isEmpty }

  /// Whether a line's first words are one of some.
  func begins(_ index: Int, withOneOf words: [[UInt8]]) -> Bool {
    let line = utf8.trimmed(lines[index].range)
    return words.contains { utf8.has($0, at: line.lowerBound, before: line.upperBound) }
  }

  /// Returns the runs of one line in which attachments have no place; none for a blank one.
  func runs(of line: Range<Int>) -> [ArticleRun] {
    guard !utf8.trimmed(line).isEmpty else { return [] }
    let items = InlineReader(self, lines: [line], placesAttachments: false).items
    let runs = items.compactMap { if case .run(let run) = $0 { run } else { nil } }
    return runs.isBlank ? [] : runs
  }
}

extension [ArticleRun] {
  /// Whether there is nothing to see.
  var isBlank: Bool {
    allSatisfy { run in
      if case .text(let text) = run.content {
        text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      } else {
        false
      }
    }
  }
}

extension [ArticleBlock] {
  /// This without the empty lines at either end and next to pieces that are no lines.
  var withoutBlankEnds: [ArticleBlock] {
    var result: [ArticleBlock] = []
    var blankCount = 0
    for block in self {
      guard !block.isBlank else {
        blankCount += 1
        continue
      }
      if case .paragraph = block, case .paragraph = result.last {
        result += Array(repeating: .paragraph([]), count: blankCount)
      }
      blankCount = 0
      result.append(block)
    }
    return result
  }
}
