/// Tells an author's words from what stands around them: header, signature, lines of the site.
struct ArticleFrame {
  private(set) var header: BBSHeader?
  /// The lines between header and signature.
  private(set) var body: Range<Int>
  /// The lines of the signature, without the one that announces it.
  private(set) var signature: Range<Int>
  /// What a client says below the words.
  private(set) var client: ArticleTrailer?
  /// What the site says at the end, in order.
  private(set) var trailers: [ArticleTrailer] = []

  private static let announcement = Array("--".utf8)

  init(_ text: StyledText, codes: [CodeBox]) {
    var start = 0
    while start < text.lines.count, text.lines[start].place == .text, text.isBlank(start) {
      start += 1
    }
    if let (header, next) = BBSHeader.read(in: text, from: start) {
      self.header = header
      start = next
    }
    var end = text.lines.count
    while end > start, text.lines[end - 1].place == .text {
      if let trailer = ArticleTrailer(siteLine: text.lines[end - 1].range, of: text) {
        trailers.insert(trailer, at: 0)
      } else if !text.isBlank(end - 1) {
        break
      }
      end -= 1
    }
    body = start..<end
    signature = end..<end
    if let announcement = Self.announcement(in: text, body, codes) {
      signature = (announcement + 1)..<end
      body = start..<announcement
    }
    takeClient(text)
  }

  /// Returns the last line that is exactly two hyphens, with no quote or code behind it.
  private static func announcement(
    in text: StyledText, _ lines: Range<Int>, _ codes: [CodeBox]
  ) -> Int? {
    let codeEnd = codes.last?.range.upperBound ?? 0
    for index in lines.reversed() {
      let line = text.lines[index]
      guard line.place == .text, line.range.upperBound > codeEnd || codes.isEmpty,
        QuoteLine.header(in: text, line.range) == nil
      else { return nil }
      if text.utf8[text.utf8.trimmed(line.range)].elementsEqual(announcement) { return index }
    }
    return nil
  }

  /// Takes the last line of the body when a client speaks there.
  private mutating func takeClient(_ text: StyledText) {
    var last = body.upperBound - 1
    while last >= body.lowerBound, text.lines[last].place == .text, text.isBlank(last) { last -= 1 }
    guard last >= body.lowerBound, text.lines[last].place == .text,
      let client = ArticleTrailer(clientLine: last, of: text)
    else { return }
    self.client = client
    body = body.lowerBound..<last
  }
}
