/// What the start of a line says about quoting.
enum QuoteLine {
  private static let mark = Array(": ".utf8)
  private static let opening = Array("【".utf8)
  private static let closing = Array("】".utf8)
  private static let at = Array("在".utf8)
  private static let mention = Array("中提到".utf8)
  private static let kinds: [([UInt8], ArticleQuote.Source.Kind)] = [
    (Array("的大作".utf8), .article), (Array("的来信".utf8), .mail), (Array("的邮件".utf8), .mail),
  ]

  /// Finds the header of a quote: `【 在 X (昵称) 的大作中提到: 】`.
  ///
  /// - Returns: Where it stands in the line, and what it says; `nil` without one.
  static func header(in text: StyledText, _ line: Range<Int>) -> (Range<Int>, ArticleQuote.Source)?
  {
    let bytes = text.utf8
    guard let opening = bytes.first(opening, in: line) else { return nil }
    let rest = opening.upperBound..<line.upperBound
    let start = bytes.trimmed(rest).lowerBound
    guard bytes.has(at, at: start, before: line.upperBound),
      let mention = bytes.last(mention, in: start..<line.upperBound),
      let (name, kind) = author(in: bytes, (start + at.count)..<mention.lowerBound)
    else { return nil }
    let closing = bytes.first(closing, in: mention.upperBound..<line.upperBound)
    let end = closing?.upperBound ?? line.upperBound
    let (author, nick) = AuthorName.split(text.words(of: name))
    return (
      opening.lowerBound..<end, ArticleQuote.Source(author: author, nick: nick, kind: kind)
    )
  }

  private static func author(
    in bytes: [UInt8], _ range: Range<Int>
  ) -> (Range<Int>, ArticleQuote.Source.Kind)? {
    for (word, kind) in kinds {
      let start = range.upperBound - word.count
      guard start > range.lowerBound, bytes.has(word, at: start, before: range.upperBound)
      else { continue }
      return (range.lowerBound..<start, kind)
    }
    return nil
  }

  /// Whether a line outside a box begins a quote: a colon and a blank.
  static func isQuoted(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    bytes.has(mark, at: line.lowerBound, before: line.upperBound)
  }

  /// Whether a line goes on with a quote that has no header: as above, or a colon alone.
  static func goesOn(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    isQuoted(bytes, line) || bytes[line].elementsEqual(CollectionOfOne(UInt8(ascii: ":")))
  }

  /// Takes the colons off a quoted line.
  ///
  /// - Returns: How many there were, and the rest; each but the first needs a blank behind it.
  static func level(_ bytes: [UInt8], _ line: Range<Int>) -> (Int, Range<Int>) {
    var level = 0
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == UInt8(ascii: ":") {
      let next = start + 1
      let isFollowed = next == line.upperBound || bytes[next] == 0x20
      guard level == 0 || isFollowed else { break }
      level += 1
      start = min(line.upperBound, isFollowed ? next + 1 : next)
    }
    return (level, start..<line.upperBound)
  }

  /// Whether a line is the row of dots that stands for the rest of a quote.
  static func isRowOfDots(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let row = bytes.trimmed(line)
    return row.count >= 6 && bytes[row].allSatisfy { $0 == UInt8(ascii: ".") }
  }
}

/// A login name with the name beside it.
enum AuthorName {
  /// Splits `id (昵称)`; the outermost brackets count, since a nick may hold brackets itself.
  static func split(_ text: String) -> (name: String, nick: String?) {
    guard let open = text.firstIndex(of: "("), text.last == ")", open > text.startIndex else {
      return (text, nil)
    }
    let nick = text[text.index(after: open)...].dropLast()
    return (String(text[..<open]).trimmed, String(nick))
  }
}
