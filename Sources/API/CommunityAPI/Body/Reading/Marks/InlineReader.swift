/// A piece of one or more lines.
enum InlineItem {
  case run(ArticleRun)
  case attachment(Int)
  case lineEnd
}

/// Makes runs of lines: follows marks, finds addresses and members, keeps styles.
struct InlineReader {
  private let text: StyledText
  private let tokens: [InlineToken]
  private let pairs: MarkPairs
  /// Whether places of attachments count; in quotes they are those of another article.
  private let placesAttachments: Bool
  private(set) var items: [InlineItem] = []

  /// The open marks that change the style, by the token that closes them.
  private var styles: [(closer: Int, mark: Mark)] = []
  /// The open mark that leads somewhere, by the token that closes it.
  private var outerLink: (closer: Int, link: TextLink)?
  private var spanIndex = 0
  /// Words that may go on, and how they look.
  private var pendingWords = ""
  private var pending = ArticleRun("")

  /// The most marks inside one another; those deeper change nothing.
  private static let depthLimit = 32
  /// The most bytes of an address between two marks.
  private static let addressLimit = 4096

  /// Reads lines; between two of them there is an item for the line's end.
  init(_ text: StyledText, lines: [Range<Int>], placesAttachments: Bool) {
    self.text = text
    self.placesAttachments = placesAttachments
    spanIndex = max(0, text.spans.partitioningIndex(after: lines.first?.lowerBound ?? 0) - 1)
    if lines.count == 1, !InlineTokenizer.isInteresting(text.utf8[lines[0]]) {
      tokens = [InlineToken(kind: .text, range: lines[0])]
      pairs = MarkPairs([])
    } else {
      var tokenizer = InlineTokenizer(text)
      for (index, line) in lines.enumerated() {
        if index > 0 { tokenizer.endLine(at: line.lowerBound) }
        tokenizer.read(line)
      }
      tokens = tokenizer.tokens
      pairs = MarkPairs(tokens)
    }
    var index = 0
    while index < tokens.count { index = read(index) }
    flush()
  }

  /// Reads a token; returns the index of the next to read.
  private mutating func read(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .text: add(token.range)
    case .lineEnd: add(.lineEnd)
    case .emoticon(let emoticon): add(.emoticon(emoticon), at: token.range.lowerBound)
    case .member(let name): add(token.range, leadingTo: .member(name: text.string(name)))
    case .address: add(token.range, leadingTo: TextLink(written: text.string(token.range)))
    case .mark(let mark):
      guard let end = pairs.ends[index] else {
        add(token.range)
        break
      }
      return mark.isClosing ? close(index, mark) : open(mark, at: index, closedBy: end)
    }
    return index + 1
  }
}

extension InlineReader {
  private mutating func open(_ mark: Mark, at index: Int, closedBy end: Int) -> Int {
    let argument = mark.argument.map { text.string($0) }
    switch mark.name {
    case .b, .i, .u, .color:
      if styles.count < Self.depthLimit { styles.append((end, mark)) }
    case .url, .email:
      let address = argument ?? words(from: index, to: end)
      let prefix = mark.name == .email && !address.trimmed.hasPrefix("mailto:") ? "mailto:" : ""
      if outerLink == nil, let link = TextLink(written: prefix + address.trimmed) {
        outerLink = (end, link)
      }
    case .img:
      addPicture(argument ?? words(from: index, to: end), at: mark.range.lowerBound)
      if argument == nil { return end + 1 }
    case .swf, .mp3, .att: addFile(argument ?? "", at: mark.range.lowerBound)
    case .upload:
      if placesAttachments, let number = argument.flatMap({ Int($0.trimmed) }), number > 0 {
        add(.attachment(number))
      }
    case .size, .face, .move, .fly, .glow, .shadow, .map, .code: break
    }
    return index + 1
  }

  private mutating func close(_ index: Int, _ mark: Mark) -> Int {
    styles.removeAll { $0.closer == index }
    if outerLink?.closer == index { outerLink = nil }
    return index + 1
  }

  /// The words between two tokens, as written.
  private func words(from start: Int, to end: Int) -> String {
    let range = tokens[start].range.upperBound..<tokens[end].range.lowerBound
    return range.count > Self.addressLimit ? "" : text.string(range)
  }

  private mutating func addPicture(_ address: String, at place: Int) {
    guard case .address(let address) = TextLink(written: address) else { return }
    if let emoticon = Emoticon(address: address) {
      add(.emoticon(emoticon), at: place)
    } else {
      add(.picture(address: address), at: place)
    }
  }

  /// Adds the address of a file, which is all before the first blank.
  private mutating func addFile(_ argument: String, at place: Int) {
    let address = argument.trimmed.prefix { $0 != " " }
    guard let link = TextLink(written: String(address)) else { return }
    let (style, _) = look(at: place)
    append(ArticleRun(.text(String(address)), style: style, link: link))
  }
}

extension InlineReader {
  /// Adds words; a link of theirs or of a mark around them wins over `link`.
  private mutating func add(_ range: Range<Int>, leadingTo link: TextLink? = nil) {
    var start = range.lowerBound
    while start < range.upperBound {
      seek(start)
      let next = spanIndex + 1
      let end =
        next < text.spans.count
        ? min(text.spans[next].start, range.upperBound)
        : range.upperBound
      let (style, ownLink) = look(at: start)
      let content = text.spans[spanIndex].picture ?? .text(text.string(start..<end))
      append(ArticleRun(content, style: style, link: ownLink ?? link))
      start = end
    }
  }

  private mutating func add(_ content: ArticleRun.Content, at place: Int) {
    let (style, link) = look(at: place)
    append(ArticleRun(content, style: style, link: link))
  }

  private mutating func add(_ item: InlineItem) {
    flush()
    items.append(item)
  }

  /// Adds a run, as a part of the one before where they look the same.
  private mutating func append(_ run: ArticleRun) {
    guard case .text(let words) = run.content else { return add(.run(run)) }
    if run.style != pending.style || run.link != pending.link {
      flush()
      pending.style = run.style
      pending.link = run.link
    }
    pendingWords += words
  }

  /// Ends the words that might have gone on.
  private mutating func flush() {
    guard !pendingWords.isEmpty else { return }
    pending.content = .text(pendingWords)
    pendingWords = ""
    items.append(.run(pending))
  }

  /// The style and the link that hold at a place.
  private mutating func look(at place: Int) -> (TextStyle, TextLink?) {
    seek(place)
    guard text.spans.indices.contains(spanIndex) else { return (TextStyle(), outerLink?.link) }
    var style = text.spans[spanIndex].style
    for (_, mark) in styles {
      switch mark.name {
      case .b: style.isBold = true
      case .i: style.isItalic = true
      case .u: style.isUnderlined = true
      default:
        let color = mark.argument.flatMap { TextColor(html: text.string($0)) }
        style.color = color ?? style.color
      }
    }
    return (style, text.spans[spanIndex].link ?? outerLink?.link)
  }

  /// Moves to the span that a place lies in; places never go back.
  private mutating func seek(_ place: Int) {
    while spanIndex + 1 < text.spans.count, text.spans[spanIndex + 1].start <= place {
      spanIndex += 1
    }
  }
}
