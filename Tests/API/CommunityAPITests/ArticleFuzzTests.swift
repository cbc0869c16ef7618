import CommunityAPI
import Foundation
import TestSupport
import Testing

/// Articles as they come and damaged: reading never fails, and what comes out can be shown.
struct ArticleFuzzTests {
  @Test func htmlIsAlwaysReadIntoSomethingToShow() throws {
    let words = [
      "<p>", "</p>", "<br>", "<div class=\"article-quote\">", "</div>", "<pre>", "<a href=\"",
      "<img src=", "<font class=\"f", "&nbsp;", "&#", "[31m", "[b]", "[/b]", "display:none", ": ",
    ]
    try forEach("ArticleHTMLCorpus", words: words) { text in
      let body = ArticleBody(html: text)
      check(body, text)
      checkWriting(of: body, text)
    }
  }

  @Test func textIsAlwaysReadIntoSomethingToShow() throws {
    let words = [
      "\n", "\r", "\u{1B}[", "[31m", "【 在 ", " 的大作中提到: 】", ": ", "--", "※ 来源:·", "[code]",
      "[/code]", "[url=", "[/url]", "[img]", "[/img]", "[upload=", "[b]", "[/b]", "http://", "www.",
      "@", "[em", "发信人: ", "标  题: ", "发信站: ",
    ]
    try forEach("ArticleTextCorpus", words: words) { text in
      let body = ArticleBody(plainText: text)
      check(body, text)
      checkWriting(of: body, text)
    }
  }

  private func forEach(_ corpus: String, words: [String], _ body: (String) -> Void) throws {
    let files = try Mutator.corpus(in: Checkout.fixture(corpus))
    for file in files { body(String(decoding: file, as: UTF8.self)) }
    var mutator = Mutator(corpus: files, interesting: words, seed: 7)
    for _ in 0..<1500 { body(String(decoding: mutator.next(), as: UTF8.self)) }
  }

  /// What is written as HTML and read again has the same words, letter by letter but for blanks.
  private func checkWriting(of body: ArticleBody, _ text: String) {
    let hasControl = text.unicodeScalars.contains {
      $0.value < 0x20 && !"\n\r\t\u{1B}".unicodeScalars.contains($0)
    }
    if hasControl { return }

    let again = ArticleBody(html: ArticleHTML.render(body))

    #expect(
      again.words == body.words,
      "\(text.debugDescription) gave \(again.words.debugDescription) for \(body.words.debugDescription)"
    )
  }

  private func check(_ body: ArticleBody, _ text: String) {
    for block in body.blocks {
      switch block {
      case .paragraph(let runs): check(runs, text)
      case .quote(let quote):
        for line in quote.lines {
          #expect(line.level > 0, "\(text.debugDescription)")
          check(line.runs, text)
        }
      case .attachment(let number): #expect(number > 0, "\(text.debugDescription)")
      case .signature(let lines):
        #expect(!lines.isEmpty, "\(text.debugDescription)")
        for line in lines { check(line, text) }
      case .code, .forwarded, .trailer: break
      }
    }
    #expect(!body.blocks.isBlankAtEnd, "\(text.debugDescription)")
    #expect(body.excerpt(limit: 20).count <= 20, "\(text.debugDescription)")
    #expect(body.blocks(placing: 3).count { $0.isPlace } == 3, "\(text.debugDescription)")
  }

  private func check(_ runs: [ArticleRun], _ text: String) {
    for run in runs {
      if case .text(let words) = run.content {
        #expect(!words.isEmpty, "\(text.debugDescription)")
        let hasControl = words.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" }
        #expect(!hasControl, "\(text.debugDescription)")
      }
      if case .address(let address) = run.link { check(address: address, text) }
      if case .picture(let address) = run.content { check(address: address, text) }
    }
    for (left, right) in zip(runs, runs.dropFirst()) {
      let isSplit =
        left.isText && right.isText && left.style == right.style
        && left.link == right.link
      #expect(!isSplit, "\(text.debugDescription)")
    }
  }

  private func check(address: String, _ text: String) {
    let scheme = address.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    guard address.dropFirst(scheme.count).first == ":" else { return }
    let schemes = ["http", "https", "ftp", "rtsp", "mms", "mailto", "smth"]
    #expect(schemes.contains(scheme.lowercased()), "\(text.debugDescription)")
  }
}

extension ArticleBody {
  /// All words with those of the header, without blanks.
  fileprivate var words: String {
    let lines = (header?.lines ?? []) + blocks.map(\.text)
    return String(lines.joined().unicodeScalars.filter { !$0.properties.isWhitespace })
  }
}

extension [ArticleBlock] {
  fileprivate var isBlankAtEnd: Bool { first == .paragraph([]) || last == .paragraph([]) }
}

extension ArticleBlock {
  fileprivate var isPlace: Bool { if case .attachment = self { true } else { false } }
}

extension ArticleRun {
  fileprivate var isText: Bool { if case .text = content { true } else { false } }
}
