extension BBSHeader {
  private static let authorNames = ["发信人", "寄信人", "转寄人"]
  private static let authorBytes = authorNames.map { Array($0.utf8) }

  /// Reads the header that begins at a line.
  ///
  /// - Returns: The header and the index of the line behind it; `nil` when the lines are none: an
  ///   author must come first and at least one other line follow.
  static func read(in text: StyledText, from index: Int) -> (BBSHeader, Int)? {
    guard index < text.lines.count, text.begins(index, withOneOf: authorBytes) else { return nil }
    var header: BBSHeader?
    var next = index
    while next < min(index + 4, text.lines.count), text.lines[next].place == .text {
      let line = text.words(of: text.lines[next].range)
      guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { break }
      let name = line[..<colon].filter { !$0.isWhitespace }
      let value = String(line[line.index(after: colon)...]).trimmed
      if header == nil {
        guard authorNames.contains(name) else { return nil }
        header = BBSHeader(authorLine: value)
      } else if header?.take(value, named: name) != true {
        break
      }
      header?.lines.append(line)
      next += 1
    }
    guard let header, header.lines.count > 1 else { return nil }
    return (header, next)
  }

  /// Reads `alice01 (爱丽丝), 信区: Test`.
  private init(authorLine value: String) {
    var author = value
    var board: String?
    if let mark = value.ranges(of: "信区").last {
      author = String(value[..<mark.lowerBound]).trimmed
      if author.last == "," || author.last == "，" { author.removeLast() }
      board = String(value[mark.upperBound...].drop { ":： ".contains($0) }).trimmed
    }
    let (name, nick) = AuthorName.split(author.trimmed)
    self.init(author: name, nick: nick, board: board, lines: [])
  }

  /// Takes a line behind the first; returns whether it is one of a header.
  private mutating func take(_ value: String, named name: String) -> Bool {
    switch name {
    case "标题": title = value
    case "发信站":
      let open = value.firstIndex(of: "(")
      site = String(value[..<(open ?? value.endIndex)]).trimmed
      if let open, let close = value[open...].firstIndex(of: ")") {
        time = BBSDate.date(value[value.index(after: open)..<close])
      }
    case "来源": break
    default: return false
    }
    return true
  }
}

extension ForwardedHeader {
  private static let opening = "【以下内容由"
  private static let openingBytes = [Array(opening.utf8)]
  private static let middle = "转寄于"

  /// Reads `【以下内容由 X 转寄于 B 版】` and the header behind it.
  ///
  /// - Returns: What it says and the index of the line behind it; `nil` for other lines.
  static func read(in text: StyledText, from index: Int) -> (ForwardedHeader, Int)? {
    guard text.begins(index, withOneOf: openingBytes) else { return nil }
    let line = text.words(of: text.lines[index].range)
    guard line.hasPrefix(opening), line.hasSuffix("】"), let middle = line.firstRange(of: middle)
    else {
      return nil
    }
    let name = String(line[..<middle.lowerBound].dropFirst(opening.count)).trimmed
    var board = String(line[middle.upperBound...].dropLast()).trimmed
    if board.hasSuffix("版") { board = String(board.dropLast()).trimmed }
    var next = index + 1
    while next < text.lines.count, text.isBlank(next) { next += 1 }
    let inner = BBSHeader.read(in: text, from: next)
    let forwarded = ForwardedHeader(
      name: name, board: board.isEmpty ? nil : board, header: inner?.0, line: line)
    return (forwarded, inner?.1 ?? index + 1)
  }
}
