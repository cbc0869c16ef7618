import CellRendering
import Foundation
import SwiftUICore
import TestSupport
import Testing

/// Whatever a text holds, its lines are as promised.
@MainActor struct CellTextFuzzTests {
  @Test func damagedTextsKeepTheirPromises() throws {
    let folder = Checkout.root.appending(
      path: "Tests/Renderers/CellRenderingTests/Fixtures/CellTextCorpus")
    let corpus = try Mutator.corpus(in: folder)
    var mutator = Mutator(
      corpus: corpus,
      interesting: [" ", "\t", "\u{200D}", "\u{FE0F}", "\u{1F1E8}", "\u{301}", "“", "，", "…", "-"],
      seed: 7)
    let texts = corpus + (0..<2_000).map { _ in mutator.next() }
    let text = CellText(cell: CGSize(width: 8, height: 16))

    for (index, bytes) in texts.enumerated() {
      var content = TextContent(string: String(decoding: bytes, as: UTF8.self))
      content.lineLimit = index % 3 == 0 ? 2 : nil
      content.truncation = [.head, .middle, .tail][index % 3]
      for columns in [nil, 0, 1, 2, 7, 40] {
        let lines = text.lines(of: content, columns: columns, rows: nil)
        #expect(lines.brokenPromise(columns: columns) == nil, "\(content.string.debugDescription)")
      }
    }
  }
}
