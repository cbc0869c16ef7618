import CommunityAPI
import SwiftUI

/// The lines of a quote that are shown.
struct QuoteLines: View {
  let excerpt: QuoteFolding.Excerpt
  let isCut: Bool
  @Environment(Forum.self) private var forum

  var body: some View {
    Text(AttributedString(lines: lines, forum))
      .textSelection(.enabled)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var lines: [[ArticleRun]] {
    let shown = excerpt.lines.map { line in
      line.level > 1
        ? [ArticleRun(String(repeating: "› ", count: line.level - 1))] + line.runs : line.runs
    }
    return isCut && excerpt.hiddenCount == 0 ? shown + [[ArticleRun("…")]] : shown
  }
}
