import CommunityAPI
import ForumFeature
import Testing

struct QuoteFoldingTests {
  private let place = QuoteFolding.Place(floor: Identifier("d1"), block: 2)

  private func quote(lines: Int) -> ArticleQuote {
    ArticleQuote(
      source: nil, lines: (0..<lines).map { .init(level: 1, runs: [ArticleRun("\($0)")]) })
  }

  @Test(arguments: [(0, 0, false), (5, 0, false), (6, 1, true), (40, 35, true)])
  func onlyLongQuotesAreFolded(lines: Int, hidden: Int, canToggle: Bool) {
    let excerpt = QuoteFolding().excerpt(of: quote(lines: lines), at: place)

    #expect(excerpt.lines.count == lines - hidden)
    #expect(excerpt.hiddenCount == hidden)
    #expect(excerpt.canToggle == canToggle)
  }

  @Test func unfoldingConcernsOneQuoteAndCanBeUndone() {
    var folding = QuoteFolding()
    let other = QuoteFolding.Place(floor: Identifier("d1"), block: 3)

    folding.toggle(place)
    #expect(folding.excerpt(of: quote(lines: 9), at: place).hiddenCount == 0)
    #expect(folding.excerpt(of: quote(lines: 9), at: other).hiddenCount == 4)
    folding.toggle(place)

    #expect(folding.excerpt(of: quote(lines: 9), at: place).hiddenCount == 4)
  }
}
