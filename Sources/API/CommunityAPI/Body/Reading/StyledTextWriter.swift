/// Collects words and styles; takes out colours of terminals and control characters on the way.
struct StyledTextWriter {
  enum Form {
    /// Lines end with line ends; every blank counts.
    case plain
    /// Lines end where tags say so; line ends are blanks, and blanks at a line's ends are none.
    case html
  }

  /// The style that tags give.
  var style = TextStyle() { didSet { isStyleStale = true } }
  /// Where the words lead.
  var link: TextLink? { didSet { isStyleStale = true } }
  /// What the lines to come lie in.
  var place = StyledText.Place.text
  /// Whether blanks and line ends count although this is HTML.
  var isPreformatted = false

  private let form: Form
  private var text = StyledText()
  private var lineStart = 0
  private var terminalStyle = TerminalStyle()
  private var isStyleStale = true
  /// How many blanks at the end of the line so far are no more than form.
  private var softBlankCount = 0
  private var dropsBlanks = false

  init(form: Form) { self.form = form }

  /// How many lines have ended.
  var lineCount: Int { text.lines.count }

  /// Whether the line so far has nothing in it.
  var isLineEmpty: Bool { text.utf8.count == lineStart }

  /// Ends the last line.
  consuming func finish() -> StyledText {
    breakLine()
    return text
  }

  /// Ends the line unless it is empty.
  mutating func breakLine() {
    if !isLineEmpty { endLine() }
  }

  /// Ends the line.
  mutating func endLine() {
    if softBlankCount > 0 {
      text.utf8.removeLast(softBlankCount)
      while let last = text.spans.last, last.start > text.utf8.count {
        text.spans.removeLast()
        isStyleStale = true
      }
    }
    text.lines.append(StyledText.Line(range: lineStart..<text.utf8.count, place: place))
    lineStart = text.utf8.count
    softBlankCount = 0
    dropsBlanks = false
  }

  /// Adds a picture or an emoticon between the words.
  mutating func append(_ picture: ArticleRun.Content) {
    begin(picture)
    text.utf8.append(contentsOf: StyledText.placeholder)
    softBlankCount = 0
    isStyleStale = true
  }

  /// Adds words.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < bytes.count {
      guard Self.isSpecial(bytes[index]), let count = special(bytes, at: index, from: start) else {
        index += 1
        continue
      }
      index += count
      start = index
    }
    copy(bytes[start...])
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "[") || byte == 0xC2 || byte == 0x7F
  }

  private var keepsForm: Bool { form == .plain || isPreformatted }
}

extension StyledTextWriter {
  /// Treats a byte that may be no word, behind words that begin at `start`.
  ///
  /// - Returns: How many bytes were treated; `nil` when it is a word after all.
  private mutating func special(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int
  ) -> Int? {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case 0xC2 where next == 0xA0:
      copy(bytes[start..<index])
      appendBlank(isSoft: false)
      return 2
    case UInt8(ascii: "["), 0x1B, 0x0D:
      if let code = TerminalCode(in: bytes, at: index, isStyled: terminalStyle.isActive) {
        copy(bytes[start..<index])
        terminalStyle.apply(code)
        isStyleStale = true
        return code.length
      }
      if bytes[index] == UInt8(ascii: "[") { return nil }
    case 0xC2: return nil
    case 0x09 where keepsForm: return nil
    default: break
    }
    copy(bytes[start..<index])
    return control(bytes[index], before: next)
  }

  /// Treats a control character; returns how many bytes that were.
  private mutating func control(_ byte: UInt8, before next: UInt8) -> Int {
    switch byte {
    case 0x0D, 0x0A:
      if keepsForm { endLine() } else { appendBlank(isSoft: true) }
      return byte == 0x0D && next == 0x0A ? 2 : 1
    case 0x09:
      appendBlank(isSoft: true)
      return 1
    default: return 1
    }
  }

  private mutating func copy(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var bytes = bytes
    if !keepsForm, dropsBlanks || isLineEmpty { bytes = bytes.drop { $0 == 0x20 } }
    guard !bytes.isEmpty else { return }
    dropsBlanks = false
    begin(nil)
    text.utf8.append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
    guard !keepsForm else { return }
    let blanks = bytes.reversed().prefix { $0 == 0x20 }.count
    softBlankCount = blanks == bytes.count ? softBlankCount + blanks : blanks
  }

  /// Adds one blank: one that counts, or one that only keeps words apart.
  private mutating func appendBlank(isSoft: Bool) {
    if isSoft {
      dropsBlanks = true
      guard !isLineEmpty, text.utf8.last != 0x20 else { return }
    }
    begin(nil)
    text.utf8.append(0x20)
    softBlankCount = isSoft ? softBlankCount + 1 : 0
  }

  /// Begins a span where the style has changed.
  private mutating func begin(_ picture: ArticleRun.Content?) {
    guard isStyleStale || picture != nil else { return }
    isStyleStale = false
    let style = terminalStyle.over(style)
    if picture == nil, let last = text.spans.last, last.picture == nil, last.style == style,
      last.link == link
    {
      return
    }
    let span = StyledText.Span(
      start: text.utf8.count, style: style, link: link, picture: picture)
    if text.spans.last?.start == span.start { text.spans.removeLast() }
    text.spans.append(span)
  }
}
