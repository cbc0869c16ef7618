/// Takes texts in inline Markdown apart, as CommonMark and its extension for strikethrough say.
///
/// Blocks, raw HTML and character references are not looked for: the marks are for labels.
package struct InlineMarkdown {
  private var rest: Substring
  private var previous: Character?
  private var items: [MarkdownItem] = []

  /// The parts of a text, neighbours with the same marks joined.
  ///
  /// - Complexity: O(*n*) without marks.
  package static func spans(of text: String) -> [MarkdownSpan] {
    guard text.utf8.contains(where: { "*_`~[<\\".utf8.contains($0) }) else {
      return [MarkdownSpan(text)]
    }
    var reader = InlineMarkdown(rest: text[...])
    while let character = reader.rest.first { reader.read(character) }
    MarkdownEmphasis.resolve(&reader.items)
    return joined(reader.items.map(\.span))
  }

  private init(rest: Substring) { self.rest = rest }

  private static func joined(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    spans.reduce(into: []) { result, span in
      guard !span.text.isEmpty else { return }
      if let last = result.last, last.marks == span.marks {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
  }

  private mutating func read(_ character: Character) {
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiter(character)
    case "[": take(1) { .bracket(isImage: false, text: $0) }
    case "!" where rest.dropFirst().first == "[": take(2) { .bracket(isImage: true, text: $0) }
    case "]": readLinkEnd()
    case "<": readAddress()
    default:
      let end = rest.firstIndex { "\\`*_~[]!<".contains($0) } ?? rest.endIndex
      take(max(rest.distance(from: rest.startIndex, to: end), 1)) { .text(MarkdownSpan($0)) }
    }
  }

  private mutating func take(_ count: Int, _ make: (String) -> MarkdownItem) {
    let text = rest.prefix(count)
    items.append(make(String(text)))
    previous = text.last
    rest = rest[text.endIndex...]
  }

  private mutating func skip(to index: Substring.Index, adding item: MarkdownItem) {
    items.append(item)
    previous = rest[..<index].last
    rest = rest[index...]
  }

  private mutating func readEscape() {
    let next = rest.dropFirst().first
    guard let next, next.isASCII, next.isPunctuation || next.isSymbol else {
      return take(1) { .text(MarkdownSpan($0)) }
    }
    skip(to: rest.index(rest.startIndex, offsetBy: 2), adding: .text(MarkdownSpan("\(next)")))
  }

  private mutating func readCode() {
    let fence = rest.prefix { $0 == "`" }
    var search = rest[fence.endIndex...]
    while let start = search.firstIndex(of: "`") {
      let run = search[start...].prefix { $0 == "`" }
      if run.count == fence.count {
        var span = MarkdownSpan(Self.code(rest[fence.endIndex..<start]))
        span.marks.isCode = true
        return skip(to: run.endIndex, adding: .text(span))
      }
      search = search[run.endIndex...]
    }
    take(fence.count) { .text(MarkdownSpan($0)) }
  }

  /// One space on both sides, which lets code begin with a backtick, is not part of it.
  private static func code(_ text: Substring) -> String {
    guard text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) else {
      return String(text)
    }
    return String(text.dropFirst().dropLast())
  }

  private mutating func readDelimiter(_ character: Character) {
    let run = rest.prefix { $0 == character }
    let next = rest[run.endIndex...].first
    let delimiter = MarkdownDelimiter(character, run.count, after: previous, before: next)
    take(run.count) { delimiter.map { .delimiter($0) } ?? .text(MarkdownSpan($0)) }
  }

  private mutating func readAddress() {
    let inside = rest.dropFirst().prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
    guard rest[inside.endIndex...].first == ">", inside.hasScheme else {
      return take(1) { .text(MarkdownSpan($0)) }
    }
    var span = MarkdownSpan(String(inside))
    span.marks.destination = span.text
    skip(to: rest.index(after: inside.endIndex), adding: .text(span))
  }

  /// Makes a link of what stands between the last open bracket and here, if a place follows.
  private mutating func readLinkEnd() {
    guard let open = items.lastIndex(where: \.isBracket),
      case .bracket(let isImage, _) = items[open],
      let place = MarkdownPlace(rest.dropFirst())
    else { return closeBracketInVain() }
    var inside = Array(items[(open + 1)...])
    MarkdownEmphasis.resolve(&inside)
    items.removeSubrange(open...)
    for item in inside {
      var span = item.span
      if !isImage { span.marks.destination = place.destination }
      items.append(.text(span))
    }
    if !isImage { closeOuterBrackets() }
    previous = ")"
    rest = rest[place.end...]
  }

  private mutating func closeBracketInVain() {
    if let open = items.lastIndex(where: \.isBracket) {
      items[open] = .text(items[open].span)
    }
    take(1) { .text(MarkdownSpan($0)) }
  }

  /// Links cannot lie in links: brackets around one are brackets.
  private mutating func closeOuterBrackets() {
    for index in items.indices {
      if case .bracket(isImage: false, let text) = items[index] {
        items[index] = .text(MarkdownSpan(text))
      }
    }
  }
}

extension Substring {
  /// Whether the characters begin as an absolute address does.
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let scheme = self[..<colon]
    return (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
  }
}
