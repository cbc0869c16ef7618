import Foundation
import Testing

@testable import GTKRenderer

struct PageCutsTests {
  @Test func aShortSheetIsOnePage() {
    #expect(PageCuts(height: 80, room: 100, spans: [0..<80]).pages == [0..<80])
    #expect(PageCuts(height: 0, room: 100, spans: []).pages.count == 1)
  }

  @Test func nothingIsCutThrough() {
    let lines = (0..<20).map { CGFloat($0) * 30..<CGFloat($0) * 30 + 28 }

    let pages = PageCuts(height: 600, room: 100, spans: lines).pages

    #expect(pages.first == 0..<90)
    #expect(pages.last?.upperBound == 600)
    for page in pages {
      #expect(page.upperBound - page.lowerBound <= 100)
      #expect(
        !lines.contains { $0.lowerBound < page.upperBound && $0.upperBound > page.upperBound })
    }
    #expect(zip(pages, pages.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  @Test func whatStandsBesideIsNotCutThroughEither() {
    let pages = PageCuts(height: 200, room: 100, spans: [0..<50, 60..<140, 50..<95, 90..<110]).pages

    // At 100 two are cut, at 60 the one beside, which begins at 50.
    #expect(pages.first == 0..<50)
  }

  @Test func whatIsHigherThanAPageIsCutWhereThePageEnds() {
    let pages = PageCuts(height: 250, room: 100, spans: [0..<250]).pages

    #expect(pages == [0..<100, 100..<200, 200..<250])
  }
}
