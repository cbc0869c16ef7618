import CommunityAPI
import SwiftUI

/// What somebody else said before, set apart; long ones folded until a reader unfolds them.
struct QuoteView: View {
  let quote: ArticleQuote
  let excerpt: QuoteFolding.Excerpt
  let toggle: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if let source = quote.source { source.words.fontWeight(.medium) }
      QuoteLines(excerpt: excerpt, isCut: quote.isCut)
      if excerpt.canToggle { FoldButton(hiddenCount: excerpt.hiddenCount, toggle: toggle) }
    }
    .font(.callout).foregroundStyle(.secondary)
    .padding(.leading, 16)
    .overlay(alignment: .leading) { QuoteBar() }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("quote")
  }
}
