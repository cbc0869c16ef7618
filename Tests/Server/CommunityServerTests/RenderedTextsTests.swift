import CommunityServer
import ServerStorage
import Synchronization
import Testing

struct RenderedTextsTests {
  @Test func textIsMadeOncePerArticleAndStyle() {
    let texts = RenderedTexts(limit: 1000)
    let made = Mutex<[String]>([])
    func text(_ article: UInt64, _ style: BodyStyle, _ body: String) -> String {
      texts.text(
        RenderedTexts.Key(article: EntityID(high: 1, low: article), style: style), of: body
      ) {
        body in
        made.withLock { $0.append(body) }
        return "<\(body)>"
      }
    }

    for _ in 0..<3 { #expect(text(1, .html, "a") == "<a>") }
    #expect(text(1, .excerpt, "a") == "<a>")
    #expect(text(2, .html, "b") == "<b>")

    #expect(made.withLock(\.self) == ["a", "a", "b"])
  }

  @Test func editedArticleIsMadeAnew() {
    let texts = RenderedTexts(limit: 1000)
    let key = RenderedTexts.Key(article: EntityID(high: 1, low: 1), style: .html)

    _ = texts.text(key, of: "before") { $0 }

    #expect(texts.text(key, of: "after") { $0 } == "after")
    #expect(texts.size == 10)
  }

  @Test func neverMoreIsKeptThanTheLimitAndWhatIsReadStays() {
    let texts = RenderedTexts(limit: 400)
    var count = 0
    func read(_ article: UInt64) {
      let key = RenderedTexts.Key(article: EntityID(high: 1, low: article), style: .html)
      _ = texts.text(key, of: "0123456789") { body in
        count += 1
        return body
      }
      #expect(texts.size <= 400)
    }

    for article in UInt64(1)...100 {
      read(0)
      read(article)
    }

    #expect(count == 101)
  }

  @Test func whatIsLargerThanHalfTheLimitIsNotKept() {
    let texts = RenderedTexts(limit: 100)
    let key = RenderedTexts.Key(article: EntityID(high: 1, low: 1), style: .html)

    #expect(texts.text(key, of: String(repeating: "a", count: 60)) { $0 }.count == 60)

    #expect(texts.size == 0)
  }
}
