import CellRendering
import Foundation
import TerminalRenderer
import TerminalTesting
import TestSupport
import Testing

struct ScreenWriterTests {
  private func canvas(_ lines: String..., style: CellStyle = .plain) -> CellCanvas {
    var canvas = CellCanvas(columns: 20, rows: 4)
    for (row, line) in lines.enumerated() {
      canvas.put(line, column: 0, row: row, room: 20, style: style)
    }
    return canvas
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func firstPictureIsWrittenWhole() {
    var writer = ScreenWriter(depth: .millions)
    var terminal = TestTerminal(columns: 20, rows: 4)

    terminal.take(writer.bytes(for: canvas("one", "水木清华", "", "end"), caret: nil))

    #expect(terminal.rows[0].joined().hasPrefix("one "))
    #expect(terminal.rows[1].joined().hasPrefix("水木清华"))
    #expect(terminal.rows[3].joined().hasPrefix("end"))
    #expect(!terminal.showsCursor)
  }

  @Test func samePictureIsNotWritten() {
    var writer = ScreenWriter(depth: .millions)
    _ = writer.bytes(for: canvas("one"), caret: nil)

    #expect(writer.bytes(for: canvas("one"), caret: nil).isEmpty)
  }

  @Test func onlyWhatHasChangedIsWritten() {
    var writer = ScreenWriter(depth: .millions)
    _ = writer.bytes(for: canvas("the first line", "the second line"), caret: nil)

    let bytes = writer.bytes(for: canvas("the first line", "the other line"), caret: nil)

    #expect(text(bytes).contains("other"))
    #expect(!text(bytes).contains("first"))
    #expect(bytes.count < 40)
  }

  @Test func pictureIsWrittenAnewAfterSomebodyElseWrote() {
    var writer = ScreenWriter(depth: .millions)
    let whole = writer.bytes(for: canvas("one"), caret: nil)

    writer.forget()

    #expect(writer.bytes(for: canvas("one"), caret: nil) == whole)
  }

  @Test func cursorStandsAtTheInsertionPoint() {
    var writer = ScreenWriter(depth: .millions)
    var terminal = TestTerminal(columns: 20, rows: 4)
    terminal.take(writer.bytes(for: canvas("one"), caret: CellPlace(column: 3, row: 0)))
    let wasShown = terminal.showsCursor

    terminal.take(writer.bytes(for: canvas("one", "two"), caret: CellPlace(column: 3, row: 0)))

    #expect(wasShown && terminal.showsCursor)
    #expect((terminal.column, terminal.row) == (3, 0))
  }

  @Test func picturesAreMarkedWhereTheTerminalKnowsMarks() {
    var writer = ScreenWriter(depth: .millions)
    writer.synchronizes = true

    let bytes = text(writer.bytes(for: canvas("one"), caret: nil))

    #expect(bytes.hasPrefix("\u{1B}[?2026h") && bytes.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func cellsOfSixelsThatAreGoneAreWrittenAnew() {
    var writer = ScreenWriter(depth: .millions)
    let area = CellArea(columns: 3..<6, rows: 1..<3)
    let sixels = PixelPicture(area: area, appearance: Array("\u{1B}Pq#\u{1B}\\".utf8))
    let shown = text(writer.bytes(for: canvas("one"), caret: nil, pixels: [sixels]))
    let same = writer.bytes(for: canvas("one"), caret: nil, pixels: [sixels])

    let gone = text(writer.bytes(for: canvas("one"), caret: nil))

    #expect(shown.contains("\u{1B}[2;4H\u{1B}Pq#"))
    #expect(same.isEmpty)
    #expect(gone.contains("\u{1B}[2;4H") && gone.contains("\u{1B}[3;4H"))
    #expect(!gone.contains("one"))
  }

  @Test func sixelsAreDrawnAgainAfterTheirRowsWereWritten() {
    var writer = ScreenWriter(depth: .millions)
    let area = CellArea(columns: 10..<14, rows: 1..<3)
    let sixels = PixelPicture(area: area, appearance: Array("\u{1B}Pq#\u{1B}\\".utf8))
    _ = writer.bytes(for: canvas("one", "two"), caret: nil, pixels: [sixels])

    let beside = text(writer.bytes(for: canvas("one", "TWO"), caret: nil, pixels: [sixels]))
    let above = text(writer.bytes(for: canvas("ONE", "TWO"), caret: nil, pixels: [sixels]))

    #expect(beside.contains("Pq#"))
    #expect(!above.contains("Pq#"))
  }

  @Test func charactersThatAreDrawnTooWideAreWrittenInPart() {
    var writer = ScreenWriter(depth: .millions)
    for column in [6, 4, 1, 2] { writer.clusters.take(column: column) }

    let bytes = text(writer.bytes(for: canvas("👨‍👩‍👧a👍🏽b❤️c"), caret: nil))

    #expect(bytes.contains("👨\u{1B}") && bytes.contains("👍\u{1B}"))
    #expect(bytes.contains("❤️"))
  }

  @Test(arguments: [
    (ColorDepth.millions, "38;2;250;128;114"), (.palette, "38;5;"), (.named, ";91"),
    (.none, "[0;1m"),
  ])
  func colorsAreThoseThatThereAre(depth: ColorDepth, code: String) {
    var writer = ScreenWriter(depth: depth)
    let style = CellStyle(foreground: CellColor(red: 250, green: 128, blue: 114), .bold)

    let bytes = text(writer.bytes(for: canvas("salmon", style: style), caret: nil))

    #expect(bytes.contains(code))
    #expect(depth != .none || !bytes.contains("38;"))
  }

  @Test func linksAreToldAndEnded() throws {
    var writer = ScreenWriter(depth: .millions)
    var canvas = canvas("plain")
    var style = CellStyle.plain
    style.link = canvas.number(of: try #require(URL(string: "https://example.com/a")))
    canvas.put("link", column: 6, row: 0, room: 4, style: style)

    let bytes = text(writer.bytes(for: canvas, caret: nil))

    #expect(bytes.contains("\u{1B}]8;;https://example.com/a\u{1B}\\link\u{1B}]8;;\u{1B}\\"))
  }

  @Test func addressThatCouldSteerTheTerminalIsNotTold() throws {
    var canvas = CellCanvas(columns: 4, rows: 1)
    let long = try #require(
      URL(string: "https://example.com/" + String(repeating: "a", count: 3000)))

    #expect(canvas.number(of: long) == 0)
    #expect(canvas.links.isEmpty)
  }

  @Test func whateverChangesTheTerminalShowsTheLastPicture() {
    var random = SeededGenerator(seed: 11)
    let pieces = ["a", "bc", "水", "木x", " ", "    ", "─", "…", "👍🏽", "❤️", "é", "😀"]
    let styles = [
      CellStyle.plain, CellStyle(.bold),
      CellStyle(background: CellColor(red: 1, green: 2, blue: 3)),
    ]
    var writer = ScreenWriter(depth: .millions)
    var terminal = TestTerminal(columns: 20, rows: 4)
    var canvas = CellCanvas(columns: 20, rows: 4)

    for _ in 0..<400 {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        canvas.put(
          pieces.randomElement(using: &random) ?? "", column: .random(in: 0..<20, using: &random),
          row: .random(in: 0..<4, using: &random), room: 4,
          style: styles.randomElement(using: &random) ?? .plain)
      }
      terminal.take(writer.bytes(for: canvas, caret: nil))

      for row in 0..<4 {
        for column in 0..<20 {
          let (cell, shown) = (canvas[column, row].text, terminal.rows[row][column])
          // What of an emoji goes beyond one cell is the terminal's own affair.
          if cell.isEmpty, canvas[column - 1, row].text.isPicture { continue }
          #expect(
            cell.isPicture ? shown.unicodeScalars.first == cell.unicodeScalars.first : shown == cell
          )
        }
      }
    }
    #expect(terminal.unknown.isEmpty)
  }
}

extension String {
  /// Whether terminals disagree about how many cells it takes.
  fileprivate var isPicture: Bool {
    unicodeScalars.contains { $0.value >= 0x1F000 || $0.value == 0xFE0F }
  }
}
