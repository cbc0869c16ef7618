/// What an article says, in pieces that a screen can show.
///
/// Made from the HTML of the site or from the text as its author wrote it; both give the same
/// pieces. Whatever the text holds, reading it never fails: what isn't understood stays text.
package struct ArticleBody: Hashable, Sendable {
  /// The lines that a BBS file begins with, if it does.
  package var header: BBSHeader?
  /// The pieces in order; blank lines at either end are left out.
  package var blocks: [ArticleBlock]

  package init(header: BBSHeader? = nil, blocks: [ArticleBlock]) {
    self.header = header
    self.blocks = blocks
  }

  /// Reads HTML, as the site's calls give it.
  ///
  /// - Complexity: O(*n*).
  package init(html: String) {
    var reader = HTMLLineReader()
    reader.read(html)
    self = ArticleAssembler(reader.writer.finish()).body()
  }

  /// Reads the text that an author wrote, with or without the header of a BBS file.
  ///
  /// - Complexity: O(*n*).
  package init(plainText: String) {
    var writer = StyledTextWriter(form: .plain)
    var plainText = plainText
    plainText.withUTF8 { writer.append($0) }
    self = ArticleAssembler(writer.finish()).body()
  }
}

extension ArticleBody {
  /// The words, line by line, without marks and colours.
  package var text: String { blocks.map(\.text).joined(separator: "\n") }

  /// Returns the start of what the author says, on one line: no quotes, pictures or signature.
  ///
  /// - Parameters:
  ///   - limit: The most characters.
  ///   - face: What stands for an emoticon.
  /// - Returns: At most `limit` characters; empty when there are only quotes and pictures.
  package func excerpt(limit: Int, face: (Emoticon) -> String = \.mark) -> String {
    let lines = blocks.compactMap { block -> String? in
      switch block {
      case .paragraph(let runs): runs.map { $0.text(face: face) }.joined()
      case .code(let code): code.text
      default: nil
      }
    }
    let words = lines.lazy.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    var excerpt = ""
    for word in words where excerpt.utf8.count <= limit * 64 {
      excerpt += (excerpt.isEmpty ? "" : " ") + word
      if excerpt.utf8.count > limit, excerpt.count >= limit { break }
    }
    return String(excerpt.prefix(limit))
  }

  /// Returns the pieces with every attachment in its place.
  ///
  /// - Parameter attachmentCount: How many attachments the article has.
  /// - Returns: The pieces without places of attachments that don't exist or were placed before;
  ///   those without a place follow behind the text, before the signature.
  package func blocks(placing attachmentCount: Int) -> [ArticleBlock] {
    var waiting = Set(1..<(max(0, attachmentCount) + 1))
    var placed = blocks.filter { block in
      guard case .attachment(let number) = block else { return true }
      return waiting.remove(number) != nil
    }
    let end = placed.firstIndex(where: \.isBelowText) ?? placed.endIndex
    placed.insert(contentsOf: waiting.sorted().map(ArticleBlock.attachment), at: end)
    return placed
  }
}
