import ForumFeature
import TestSupport
import Testing

struct MarkedTextTests {
  @Test func tagsMarkAndVanish() {
    let title = MarkedText(html: "今天<font color='red'>天气</font>很好")

    #expect(
      title.parts == [
        .init("今天", isMatch: false), .init("天气", isMatch: true), .init("很好", isMatch: false),
      ])
    #expect(title.text == "今天天气很好")
  }

  @Test(arguments: [
    ("若 a &lt; b 则继续", "若 a < b 则继续"), ("&amp;lt;", "&lt;"), ("", ""), ("😀", "😀"),
    ("a < b > c", "a < b > c"),
  ])
  func textWithoutTagsComesThrough(html: String, text: String) {
    #expect(MarkedText(html: html).text == text)
  }

  @Test func neighboursOfAKindAreOnePart() {
    let parts = MarkedText(html: "<em>天</em><em>气</em>").parts

    #expect(parts == [.init("天气", isMatch: true)])
  }

  @Test func whateverComesThePartsAreWellFormed() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["<em>", "</em>", "<", ">", "&lt;", "&#x1F600;", "天气", " ", "a", "<b", "'", "\""]
    for _ in 0..<1500 {
      let html = (0..<Int.random(in: 0..<12, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()

      let marked = MarkedText(html: html)

      #expect(marked.parts.allSatisfy { !$0.text.isEmpty }, "\(html)")
      #expect(
        zip(marked.parts, marked.parts.dropFirst()).allSatisfy { $0.isMatch != $1.isMatch },
        "\(html)")
      let wanted = html.count(where: { $0 == "天" })
      #expect(marked.text.count(where: { $0 == "天" }) <= wanted, "\(html)")
    }
  }
}
