import CommunityAPI
import Foundation
import Networking
import TestSupport
import Testing

/// Answers of every kind, as they come and damaged.
struct AnswerFuzzTests {
  private static let calls = CommunityEndpoints()

  /// How each call's answer is judged; tells whether there was anything to read.
  private static let judges: [@Sendable (Data) throws -> Bool] = [
    judge(calls.hotTopics(page: 1)), judge(calls.topTenTopics()),
    judge(calls.topics(of: Identifier<NavigationEntry.Channel>("c"), page: 1)),
    judge(calls.album(page: 1)), judge(calls.sections()), judge(calls.boards(of: Identifier("s"))),
    judge(calls.popularBoards()), judge(calls.topics(of: Identifier<Board>("b"), page: 1)),
    judge(calls.essence(of: Identifier("b"), page: 1)),
    judge(calls.stickyTopics(of: Identifier("b"), page: 1)),
    judge(calls.managers(of: Identifier("b"))), judge(calls.topic(Identifier("t"))),
    judge(calls.likes(of: Identifier("t"))),
    judge(calls.articles(of: Identifier("t"), .oldestFirst, page: 1)),
    judge(calls.permissions(for: Identifier("t"))),
    judge(calls.search(.init(keyword: ""), start: 0)),
    judge(calls.searchBoards("")), judge(calls.searchAccounts("", start: 0)),
    judge(calls.memberPage("a", page: 1)), judge(calls.navigation()),
  ]

  @Test func everyCallReadsEveryAnswerOrSaysWhyNot() throws {
    let corpus = try corpus()

    for judge in Self.judges {
      #expect(try !corpus.filter { try judge(Data($0)) }.isEmpty)
    }
  }

  @Test func damagedAnswersAreReadInPartOrRefused() throws {
    let words = ["null", "{}", "[]", "\"id\":\"\"", "\"code\":2", "1e999", "-9223372036854775809"]
    var mutator = Mutator(corpus: try corpus(), interesting: words, seed: 11)
    var readCount = 0
    for round in 0..<3000 {
      let judge = Self.judges[round % Self.judges.count]
      if try judge(Data(mutator.next())) { readCount += 1 }
    }
    #expect((100..<2900).contains(readCount), "damage is too mild or too harsh: \(readCount)")
  }

  @Test func everyFileOfTheCorpusIsReadBySomeCall() throws {
    let folder = Checkout.fixture("AnswerCorpus")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !["refused", "page", "empty"].contains($0.prefix { $0 != "-" && $0 != "." }) }
    #expect(names.count > 20)

    for name in names {
      let data = try Data(contentsOf: folder.appending(path: name))
      #expect(throws: Never.self, "\(name)") {
        _ = try CommunityJSON.answer(NoContent.self, from: data, absent: NoContent())
      }
    }
  }

  private func corpus() throws -> [[UInt8]] {
    try Mutator.corpus(in: Checkout.fixture("AnswerCorpus"))
  }

  /// Makes a judge of one call's answers: only errors of the network's kind, and what was read
  /// can be written and read again without change or loss.
  private static func judge<Content: Codable & Sendable & Equatable>(
    _ call: Endpoint<Answer<Content>>
  ) -> @Sendable (Data) throws -> Bool {
    { data in
      guard let content = try read(call, data) else { return false }
      let written = try CommunityJSON.data(Envelope(content))
      let again = try CommunityJSON.answer(Content.self, from: written)
      #expect(again.content == content)
      #expect(again.losses == [])
      return true
    }
  }

  private static func read<Content>(
    _ call: Endpoint<Answer<Content>>, _ data: Data
  ) throws -> Content? {
    do {
      return try call.decode(data).content
    } catch NetworkError.envelope, NetworkError.decoding, is ServerRefusal {
      return nil
    }
  }
}
