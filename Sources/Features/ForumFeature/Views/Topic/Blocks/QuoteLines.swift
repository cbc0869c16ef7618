import CommunityAPI
import SwiftUI

/// The lines of a quote that are shown.
struct QuoteLines: View {
  let excerpt: QuoteFolding.Excerpt
  let isCut: Bool
  @Environment(Forum.self) private var forum

  var body: some View {
    words
      .textSelection(.enabled)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var words: Text {
    let lines = excerpt.lines.map(words) + (isCut && excerpt.hiddenCount == 0 ? [dots] : [])
    guard let first = lines.first else { return Text(verbatim: "") }
    return lines.dropFirst().reduce(first) { Text("\($0)\n\($1)") }
  }

  private var dots: Text { Text(verbatim: "…") }

  /// A line; one that names who is quoted behind it is as deep as those words.
  private func words(of line: ArticleQuote.Line) -> Text {
    guard let source = line.source else {
      let runs = marks(level: line.level) + line.runs
      return Text(AttributedString(lines: [runs], forum, font: .callout))
    }
    return Text(
      "\(Text(AttributedString(lines: [marks(level: line.level + 1)], forum)))\(source.words)")
  }

  private func marks(level: Int) -> [ArticleRun] {
    level > 1 ? [ArticleRun(String(repeating: "› ", count: level - 1))] : []
  }
}
