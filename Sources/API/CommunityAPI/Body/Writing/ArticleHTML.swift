/// Writes articles as the site's calls give them.
///
/// A line is a paragraph, an empty one holds `&nbsp;`, quoted lines stand in a box, emoticons are
/// pictures of the site. Places of attachments keep their marks, since HTML has none for them.
package enum ArticleHTML {
  /// Returns the HTML of the text that an author wrote.
  ///
  /// - Complexity: O(*n*).
  package static func render(_ plainText: String) -> String {
    render(ArticleBody(plainText: plainText))
  }

  /// Returns the HTML of an article.
  package static func render(_ body: ArticleBody) -> String {
    var writer = ArticleHTMLWriter()
    for line in body.header?.lines ?? [] { writer.addLine(line) }
    for block in body.blocks { writer.add(block) }
    // An author's own line of two hyphens would announce a signature, were it the last.
    if body.blocks.contains(where: \.isTwoHyphens), !body.blocks.contains(where: \.isSignature) {
      writer.addLine("--")
    }
    return writer.html
  }
}

/// Collects HTML.
private struct ArticleHTMLWriter {
  private(set) var html = ""

  mutating func add(_ block: ArticleBlock) {
    switch block {
    case .paragraph(let runs): addLine(runs)
    case .quote(let quote): add(quote)
    case .code(let code): add(code)
    case .attachment(let number): html += "<p>[upload=\(number)][/upload]</p>"
    case .forwarded(let header):
      for line in [header.line] + (header.header?.lines ?? []) { addLine(line) }
    case .signature(let lines):
      addLine("--")
      for line in lines { addLine(line) }
    case .trailer(let trailer): addLine(trailer.text)
    }
  }

  mutating func addLine(_ text: String) { addLine([ArticleRun(text)]) }

  private mutating func add(_ quote: ArticleQuote) {
    html += "<div class=\"article-quote\">"
    if let source = quote.source { addLine(source.text) }
    for line in quote.lines { addLine(line.runs, level: line.level) }
    if quote.isCut { addLine(": " + ArticleQuote.dots) }
    html += "</div>"
  }

  private mutating func add(_ code: ArticleCode) {
    html += code.language.map { "<pre class=\"language-\(Self.attribute($0))\">" } ?? "<pre>"
    // HTML drops one line end behind the tag.
    html += "\n" + Self.escaped(code.text) + "</pre>"
  }

  private mutating func addLine(_ runs: [ArticleRun], level: Int = 0) {
    html += "<p>" + String(repeating: ": ", count: level)
    if runs.isEmpty, level == 0 { html += "&nbsp;" }
    var isAfterBlank = true
    for (index, run) in runs.enumerated() {
      add(run, isAfterBlank: &isAfterBlank, isLast: index == runs.count - 1)
    }
    html += "</p>"
  }

  private mutating func add(_ run: ArticleRun, isAfterBlank: inout Bool, isLast: Bool) {
    let tags = Self.tags(run)
    html += tags.map(\.opening).joined()
    switch run.content {
    case .text(let text):
      html += Self.escaped(text, isAfterBlank: &isAfterBlank, isLast: isLast)
    case .emoticon(let emoticon):
      html += "<img src=\"\(emoticon.path)\">"
      isAfterBlank = false
    case .picture(let address):
      html += "<img src=\"\(Self.attribute(address))\">"
      isAfterBlank = false
    }
    html += tags.reversed().map(\.closing).joined()
  }

  private static func tags(_ run: ArticleRun) -> [(opening: String, closing: String)] {
    var tags: [(String, String)] = []
    if case .address(let address) = run.link {
      tags.append(("<a href=\"\(attribute(address))\">", "</a>"))
    }
    if let color = run.style.color { tags.append(("<font color=\"\(color.html)\">", "</font>")) }
    if run.style.isBold { tags.append(("<b>", "</b>")) }
    if run.style.isItalic { tags.append(("<i>", "</i>")) }
    if run.style.isUnderlined { tags.append(("<u>", "</u>")) }
    return tags
  }
}

extension ArticleHTMLWriter {
  private static func attribute(_ text: String) -> String { escaped(text) }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { entity(of: $0) != nil }) else { return text }
    return text.utf8.reduce(into: [UInt8]()) { bytes, byte in
      if let entity = entity(of: byte) { bytes += entity } else { bytes.append(byte) }
    }.text
  }

  /// Escapes words; blanks that HTML would take for none become `&nbsp;`.
  private static func escaped(
    _ text: String, isAfterBlank: inout Bool, isLast: Bool
  ) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    let end = text.utf8.count - 1
    for (index, byte) in text.utf8.enumerated() {
      if byte == 0x20 {
        bytes += isAfterBlank || isLast && index == end ? blank : [byte]
        isAfterBlank = true
        continue
      }
      isAfterBlank = false
      if let entity = entity(of: byte) { bytes += entity } else { bytes.append(byte) }
    }
    return bytes.text
  }

  private static let blank = Array("&nbsp;".utf8)
  private static let entities: [(UInt8, [UInt8])] = [
    (0x3C, Array("&lt;".utf8)), (0x3E, Array("&gt;".utf8)), (0x26, Array("&amp;".utf8)),
    (0x22, Array("&quot;".utf8)),
  ]

  private static func entity(of byte: UInt8) -> [UInt8]? {
    guard byte < 0x40 else { return nil }
    return entities.first { $0.0 == byte }?.1
  }
}

extension ArticleBlock {
  fileprivate var isTwoHyphens: Bool {
    if case .paragraph(let runs) = self { runs.text.trimmed == "--" } else { false }
  }

  fileprivate var isSignature: Bool { if case .signature = self { true } else { false } }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
