import CellRendering
import CommunityAPI
import Foundation
import HTTPServer
import Networking
import Persistence
import Routing
import SwiftUICore
import TerminalRenderer

/// One parser of outside data, with the promises that its answers keep whatever it is given.
enum FuzzEntry: String, CaseIterable {
  /// A topic page as the server of a stranger may send it.
  case answers
  /// The HTML of an article.
  case articleHTML = "article-html"
  /// The text of an article as a terminal sends it.
  case articleText = "article-text"
  /// A text that is broken into lines of a terminal.
  case cellText = "cell-text"
  /// The head of a picture.
  case pictures
  /// What follows the method in a request line.
  case requests
  /// What a person types to search for.
  case searches
  /// What a terminal sends.
  case terminalInput = "terminal-input"
  /// An address that leads to a screen.
  case urls

  /// Where inputs that once told something are kept.
  var corpus: String {
    switch self {
    case .answers: "Tests/API/CommunityAPITests/Fixtures/AnswerCorpus"
    case .articleHTML: "Tests/API/CommunityAPITests/Fixtures/ArticleHTMLCorpus"
    case .articleText: "Tests/API/CommunityAPITests/Fixtures/ArticleTextCorpus"
    case .cellText: "Tests/Renderers/CellRenderingTests/Fixtures/CellTextCorpus"
    case .pictures: "Tests/UI/SwiftUICoreTests/Fixtures/PictureCorpus"
    case .requests: "Tests/Server/HTTPServerTests/Fixtures/RequestRouterCorpus"
    case .searches: "Tests/Kit/PersistenceTests/Fixtures/FullTextQueryCorpus"
    case .terminalInput: "Tests/Renderers/TerminalRendererTests/Fixtures/InputCorpus"
    case .urls: "Tests/Kit/RoutingTests/Fixtures/URLTextCorpus"
    }
  }

  /// Parses the input and ends the program when a promise is broken.
  func check(_ input: Data) {
    let text = String(decoding: input, as: UTF8.self)
    switch self {
    case .answers: checkAnswer(input)
    case .articleHTML: checkArticle(ArticleBody(html: text))
    case .articleText: checkArticle(ArticleBody(plainText: text))
    case .cellText: checkCellText(text)
    case .pictures: checkPicture(input)
    case .requests: checkRequest(text)
    case .searches: checkSearch(text)
    case .terminalInput: checkTerminalInput(input)
    case .urls: checkURL(text)
    }
  }

  private func checkAnswer(_ data: Data) {
    let call = CommunityEndpoints().articles(of: Identifier("t"), .oldestFirst, page: 1)
    // A refusal is an answer.
    guard let content = try? call.decode(data).content else { return }
    do {
      let written = try CommunityJSON.data(Envelope(content))
      guard try call.decode(written).content == content else {
        fail("an answer changed on the way")
      }
    } catch {
      fail("an answer that was read cannot be written and read again: \(error)")
    }
  }

  private func checkArticle(_ body: ArticleBody) {
    guard body.excerpt(limit: 20).count <= 20 else { fail("an excerpt is too long") }
    let again = ArticleBody(html: ArticleHTML.render(body))
    guard again.excerpt(limit: 1) == body.excerpt(limit: 1) else {
      fail("an article begins otherwise after it was written")
    }
  }

  private func checkCellText(_ text: String) {
    // The fuzzer calls on the main thread.
    let problem = MainActor.assumeIsolated { () -> String? in
      let cells = CellText(cell: CGSize(width: 8, height: 16))
      for columns in [nil, 0, 1, 2, 7, 40] {
        for limit in [nil, 1, 2] {
          let content = TextContent(string: text, lineLimit: limit)
          let lines = cells.lines(of: content, columns: columns, rows: nil)
          if let problem = lines.brokenPromise(columns: columns) { return problem }
        }
      }
      return nil
    }
    if let problem { fail(problem) }
  }

  private func checkPicture(_ data: Data) {
    // Refusing is an answer.
    guard let picture = try? EncodedPicture(data) else { return }
    guard picture.pixels.width >= 1, picture.pixels.height >= 1,
      max(picture.pixels.width, picture.pixels.height) <= Double(Int32.max)
    else { fail("a picture has a size that none can have") }
  }

  private func checkRequest(_ text: String) {
    guard let target = RequestTarget(text) else { return }
    guard target.path.hasPrefix("/") else { fail("a path begins without a slash") }
    // A path that cannot be decoded is refused.
    guard let parts = try? URLParts(path: target.path) else { return }
    guard !parts.segments.contains(where: { $0.isEmpty || $0.contains("\0") }) else {
      fail("a segment is empty or holds a null")
    }
  }

  private func checkSearch(_ text: String) {
    // Nothing to look for is an answer.
    guard let expression = FullTextQuery(text).expression else { return }
    guard expression.count(where: { $0 == "\"" }).isMultiple(of: 2) else {
      fail("a quotation is left open")
    }
  }

  private func checkTerminalInput(_ data: Data) {
    var (whole, pieces) = (InputParser(), InputParser())
    let events = whole.take(data)
    let others = data.flatMap { pieces.take([$0]) }
    guard events == others else { fail("the same bytes in pieces tell something else") }
    guard events.allSatisfy(\.isHarmless) else { fail("a paste holds a control") }
  }

  private func checkURL(_ text: String) {
    // Refusing is an answer.
    guard let parts = try? URLParts(text) else { return }
    guard !parts.segments.contains("") else { fail("a segment is empty") }
  }

  private func fail(_ promise: String) -> Never { fatalError("\(rawValue): \(promise)") }
}

extension TerminalEvent {
  /// Whether what is pasted holds no controls but tabs and line ends.
  fileprivate var isHarmless: Bool {
    guard case .paste(let text) = self else { return true }
    return text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
    }
  }
}
