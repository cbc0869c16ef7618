import Foundation
import TerminalRenderer
import TestSupport
import Testing

/// Whatever a terminal sends, its events are as promised.
struct InputParserFuzzTests {
  @Test func damagedInputKeepsThePromises() throws {
    let folder = Checkout.root.appending(
      path: "Tests/Renderers/TerminalRendererTests/Fixtures/InputCorpus")
    let corpus = try Mutator.corpus(in: folder)
    var mutator = Mutator(
      corpus: corpus,
      interesting: [
        "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{1B}[200~", "\u{1B}[201~", ";",
        ":", "9999999999999999999", "\u{18}",
      ], seed: 5)

    for bytes in corpus + (0..<3_000).map({ _ in mutator.next() }) {
      var (whole, pieces) = (InputParser(), InputParser())

      let events = whole.take(bytes)

      #expect(events == bytes.flatMap { pieces.take([$0]) })
      #expect(events.count <= bytes.count)
      for case .paste(let text) in events {
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
      }
      _ = whole.decide()
      #expect(!whole.isUndecided)
    }
  }
}
