import CellRendering
import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer
import TerminalTesting
import TestSupport
import Testing

/// Whatever comes from the network, the terminal is told nothing but how to show it.
@MainActor @Suite(.hangLimit)
struct EscapeFuzzTests {
  @Test func textNeverSteersTheTerminal() throws {
    var mutator = try Self.mutator(seed: 23)
    var writer = ScreenWriter(depth: .millions)
    var terminal = TestTerminal(columns: 40, rows: 20)

    for _ in 0..<150 {
      let texts = (0..<6).map { _ in String(decoding: mutator.next(), as: UTF8.self) }
      let host = TerminalHost(Stranger(texts: texts))
      host.press(.tab)
      host.window.take(.paste(texts[0]))
      host.window.note(copied: texts[1])

      let picture = host.window.picture()
      let bytes = writer.bytes(for: picture.canvas, caret: picture.caret)
      terminal.take(bytes)

      #expect(terminal.unknown.isEmpty, "\(texts)")
      #expect(!bytes.contains { $0 < 0x20 && $0 != 0x1B })
      #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: Self.steers))
      for (address, _) in links(in: bytes) {
        #expect(address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      }
    }
  }

  @Test func titlesAndCopiedTextAreOneSequenceEach() throws {
    var mutator = try Self.mutator(seed: 29)

    for _ in 0..<1_000 {
      let text = String(decoding: mutator.next(), as: UTF8.self)
      for sequence in [TerminalModes.title(text), TerminalModes.copy(text)] {
        #expect(sequence.hasPrefix("\u{1B}]") && sequence.hasSuffix("\u{1B}\\"))
        let inner = sequence.dropFirst(2).dropLast(2).unicodeScalars
        #expect(!inner.contains { $0.value < 0x20 || Self.steers($0) })
      }
    }
  }

  @Test func oddClustersKeepTheirCells() throws {
    var mutator = try Self.mutator(seed: 31)
    var canvas = CellCanvas(columns: 40, rows: 3)

    for _ in 0..<500 {
      let text = String(decoding: mutator.next(), as: UTF8.self)
      var (writer, terminal) = (
        ScreenWriter(depth: .none), TestTerminal(columns: 40, rows: 3)
      )
      for (row, marker) in ["first", "second", "third"].enumerated() {
        canvas.erase(CellArea(columns: 0..<40, rows: row..<row + 1))
        canvas.put(text, column: 0, row: row, room: 30)
        canvas.put(marker, column: 32, row: row, room: 8)
      }
      terminal.take(writer.bytes(for: canvas, caret: nil))

      // Whatever the terminal makes of the text, what stands beside it stays in its place.
      for (row, marker) in ["first", "second", "third"].enumerated() {
        #expect(terminal.rows[row][32..<32 + marker.count].joined() == marker, "\(text)")
      }
    }
  }

  private static func mutator(seed: UInt64) throws -> Mutator {
    let folder = Checkout.root.appending(
      path: "Tests/Renderers/CellRenderingTests/Fixtures/CellTextCorpus")
    return Mutator(
      corpus: try Mutator.corpus(in: folder),
      interesting: [
        "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{1B}]52;c;AA==\u{1B}\\", "\u{1B}P",
        "\u{1B}_Ga=d\u{1B}\\",
        "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{90}", "\u{7}", "\u{8}", "\r", "\u{18}", "\u{202E}",
        "\u{2066}", "\u{200D}", "\u{FE0F}", "\u{1F468}\u{200D}\u{1F469}", "\u{E0061}", "\u{300}",
      ], seed: seed)
  }

  /// Whether a scalar steers terminals or the direction of writing.
  nonisolated private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }

  /// The addresses that cells lead to.
  private func links(in bytes: [UInt8]) -> [(String, Int)] {
    let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}]8;;")
    return parts.dropFirst().compactMap { part in
      part.range(of: "\u{1B}\\").map { (String(part[..<$0.lowerBound]), part.count) }
    }
  }
}

/// A page on which all words come from elsewhere.
private struct Stranger: View {
  let texts: [String]
  @State private var typed = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField(texts[0], text: $typed)
        Text(texts[1])
        Label(texts[2], systemImage: texts[2])
        RedBlue.image.resizable().frame(width: 64, height: 32).accessibilityLabel(texts[3])
        if let url = URL(string: texts[4].filter { !$0.isWhitespace }) {
          Link(texts[4], destination: url)
        }
        Button(texts[5]) {}
      }
      .navigationTitle(texts[1])
    }
  }
}
