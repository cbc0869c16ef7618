package import CommunityAPI

extension ArticleQuote.Line {
  /// Who is quoted in the lines behind this one, when it says just that.
  package var source: ArticleQuote.Source? {
    let words = runs.text
    guard words.contains("中提到") else { return nil }
    // Such a line counts in front of quoted words only.
    let blocks = ArticleBody(plainText: words + "\n: .").blocks
    guard blocks.count == 1, case .quote(let quote) = blocks.first, quote.lines.count == 1 else {
      return nil
    }
    return quote.source
  }
}

extension ArticleQuote {
  /// The lines that say something: none at the end that name somebody whose words are cut off.
  package var telling: ArraySlice<Line> {
    lines[..<(lines.lastIndex { $0.source == nil }.map { $0 + 1 } ?? lines.startIndex)]
  }
}
