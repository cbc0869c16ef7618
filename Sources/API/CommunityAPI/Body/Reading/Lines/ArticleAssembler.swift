/// Puts lines together to the pieces of an article.
struct ArticleAssembler {
  let text: StyledText
  private let frame: ArticleFrame
  private var blocks: [ArticleBlock] = []
  /// Lines of the author that wait for the next piece of another kind.
  private var pending: [Range<Int>] = []
  private var codes: ArraySlice<CodeBox>

  init(_ text: StyledText) {
    self.text = text
    let codes = CodeBox.all(in: text)
    self.codes = codes[...]
    frame = ArticleFrame(text, codes: codes)
  }

  /// Reads all lines.
  consuming func body() -> ArticleBody {
    var index = frame.body.lowerBound
    while index < frame.body.upperBound { index = read(index) }
    flush()
    blocks = blocks.withoutBlankEnds
    let signature = frame.signature.map { runs(of: text.lines[$0].range) }
    let lines = signature.drop { $0.isEmpty }.trimmingSuffix { $0.isEmpty }
    if let client = frame.client { blocks.append(.trailer(client)) }
    if !lines.isEmpty { blocks.append(.signature(Array(lines))) }
    blocks += frame.trailers.map(ArticleBlock.trailer)
    return ArticleBody(header: frame.header, blocks: blocks)
  }

  /// Reads what begins at a line; returns the index of the next line to read.
  private mutating func read(_ index: Int) -> Int {
    let line = text.lines[index]
    switch line.place {
    case .quote: return readBox(from: index)
    case .code(_, let language): return readCode(from: index, language: language)
    case .text: break
    }
    // Boxes that began in a header or a quote are words there.
    codes = codes.drop { $0.range.lowerBound < line.range.lowerBound }
    if let code = codes.first, line.range.contains(code.range.lowerBound) {
      return readCode(code, from: index, rest: line.range)
    }
    if QuoteLine.isQuoted(text.utf8, line.range) { return readQuote(nil, behind: nil, of: index) }
    if let (place, source) = QuoteLine.header(in: text, line.range) {
      addLine(before: place, of: line.range)
      return readQuote(source, behind: place, of: index)
    }
    if let (header, next) = ForwardedHeader.read(in: text, from: index) {
      append(.forwarded(header))
      return next
    }
    pending.append(line.range)
    return index + 1
  }
}

extension ArticleAssembler {
  /// Reads a quote that ends where its lines do.
  private mutating func readQuote(
    _ source: ArticleQuote.Source?, behind header: Range<Int>?, of index: Int
  ) -> Int {
    var quote = QuoteBuilder(text, source: source)
    var next = index
    if let header {
      let rest = header.upperBound..<text.lines[index].range.upperBound
      if !text.utf8.trimmed(rest).isEmpty { quote.add(rest) }
      next += 1
      next += blankLines(from: next, untilQuoteOf: source)
    }
    while next < frame.body.upperBound, text.lines[next].place == .text {
      let line = text.lines[next].range
      let isColon = line.first.map { text.utf8[$0] == UInt8(ascii: ":") } ?? false
      let isDots = QuoteLine.isRowOfDots(text.utf8, line)
      guard source == nil ? QuoteLine.goesOn(text.utf8, line) : isColon || isDots else { break }
      quote.add(line)
      next += 1
      if isDots { break }
    }
    if !quote.isEmpty { append(.quote(quote.finish())) }
    return max(next, index + 1)
  }

  /// How many blank lines stand between the header of a quote and its first line.
  private func blankLines(from start: Int, untilQuoteOf source: ArticleQuote.Source?) -> Int {
    var next = start
    while next < frame.body.upperBound, text.lines[next].place == .text, text.isBlank(next) {
      next += 1
    }
    guard next < frame.body.upperBound, let first = text.lines[next].range.first,
      text.lines[next].place == .text, text.utf8[first] == UInt8(ascii: ":")
    else { return 0 }
    return next - start
  }

  /// Reads a box of quoted lines.
  private mutating func readBox(from index: Int) -> Int {
    let place = text.lines[index].place
    var quote = QuoteBuilder(text, source: nil)
    var next = index
    while next < frame.body.upperBound, text.lines[next].place == place {
      let line = text.lines[next].range
      if quote.isEmpty, !QuoteLine.isQuoted(text.utf8, line),
        let (header, source) = QuoteLine.header(in: text, line)
      {
        addLine(before: header, of: line)
        quote.source = source
        let rest = header.upperBound..<line.upperBound
        if !text.utf8.trimmed(rest).isEmpty { quote.add(rest) }
      } else {
        quote.add(line)
      }
      next += 1
    }
    if !quote.isEmpty { append(.quote(quote.finish())) }
    return next
  }

  /// Reads a box of code that tags make.
  private mutating func readCode(from index: Int, language: String?) -> Int {
    let place = text.lines[index].place
    let end = text.lines[index..<frame.body.upperBound].firstIndex { $0.place != place }
    let next = end ?? frame.body.upperBound
    var lines = text.lines[index..<next].map(\.range)
    // HTML has a line end behind the tag mean nothing.
    if lines.count > 1, lines[0].isEmpty { lines.removeFirst() }
    append(code(lines, language))
    return next
  }

  /// Reads a box of code that marks make, and what stands around it in its lines.
  private mutating func readCode(_ code: CodeBox, from index: Int, rest line: Range<Int>) -> Int {
    codes.removeFirst()
    addLine(before: code.range, of: line)
    append(self.code(code.lines, code.language))
    var next = index
    while text.lines[next].range.upperBound < code.range.upperBound { next += 1 }
    let rest = code.range.upperBound..<text.lines[next].range.upperBound
    if let following = codes.first, rest.contains(following.range.lowerBound) {
      return readCode(following, from: next, rest: rest)
    }
    if !text.utf8.trimmed(rest).isEmpty { pending.append(rest) }
    return next + 1
  }

  private func code(_ lines: [Range<Int>], _ language: String?) -> ArticleBlock {
    let words = lines.map { text.string($0) }.joined(separator: "\n")
    return .code(ArticleCode(language: language, text: words))
  }
}

extension ArticleAssembler {
  /// Keeps what stands in a line before a piece of another kind.
  private mutating func addLine(before piece: Range<Int>, of line: Range<Int>) {
    let start = line.lowerBound..<piece.lowerBound
    if !text.utf8.trimmed(start).isEmpty { pending.append(start) }
  }

  private mutating func append(_ block: ArticleBlock) {
    flush()
    blocks.append(block)
  }

  /// Makes paragraphs of the lines that wait, and places of the attachments in them.
  private mutating func flush() {
    guard !pending.isEmpty else { return }
    var line: [ArticleRun] = []
    var hasAttachment = false
    let reader = InlineReader(text, lines: pending, placesAttachments: true)
    pending = []
    for item in reader.items + [.lineEnd] {
      switch item {
      case .run(let run): line.append(run)
      case .attachment(let number):
        if !line.isBlank { blocks.append(.paragraph(line)) }
        blocks.append(.attachment(number))
        (line, hasAttachment) = ([], true)
      case .lineEnd:
        if !line.isBlank || !hasAttachment { blocks.append(.paragraph(line.isBlank ? [] : line)) }
        (line, hasAttachment) = ([], false)
      }
    }
  }

  private func runs(of line: Range<Int>) -> [ArticleRun] { text.runs(of: line) }
}
