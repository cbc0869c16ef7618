import CellRendering
import Foundation
import SwiftUI
import TerminalRenderer
import TerminalTesting
import TestSupport
import Testing

/// Drawing only what is another shows the same as drawing all.
@MainActor struct RepaintTests {
  @Test func anotherRowDrawsTwoRowsAndTheLineAtTheBottom() {
    let host = TerminalHost(Pond(count: 100))
    _ = host.window.picture()

    host.press(.down)
    let rows = host.window.picture().damage.ranges(within: 20).joined()

    #expect(Array(rows).count <= 5)
  }

  @Test func nothingIsDrawnWhenNothingChanges() {
    let host = TerminalHost(Pond(count: 100))
    _ = host.window.picture()

    // The line at the bottom is the window's own.
    #expect(Array(host.window.picture().damage.ranges(within: 20)) == [19..<20])
  }

  @Test func changedRowCostsLessThanTwiceItsText() throws {
    let host = TerminalHost(Pond(count: 100), columns: 80, rows: 24)
    var writer = ScreenWriter(depth: .millions)
    _ = writer.bytes(for: host.window.picture().canvas, caret: nil)

    host.press(.down)
    let picture = host.window.picture()
    let bytes = writer.bytes(for: picture.canvas, caret: nil, damage: picture.damage)

    // Two rows have another ground than before.
    #expect(bytes.count < 2 * 2 * 80, "\(bytes.count)")
    #expect(!bytes.isEmpty)
  }

  /// What keys do to screens of all kinds, each drawn in part and drawn whole.
  @Test(arguments: 0..<6)
  func partsAddUpToTheWhole(screen: Int) {
    let host = host(of: screen)
    var random = SeededGenerator(seed: UInt64(screen))
    let keys: [Keystroke.Key] = [
      .up, .down, .down, .left, .right, .enter, .escape, .tab, .pageDown, .pageUp, .home, .end,
      .character("a"), .character("水"), .backspace, .character("?"), .character(" "),
      .character("m"),
    ]
    var writer = ScreenWriter(depth: .millions)
    var terminal = TestTerminal(columns: 40, rows: 20)

    for step in 0..<50 {
      if step.isMultiple(of: 16) {
        host.window.resize(columns: 40, rows: step.isMultiple(of: 32) ? 20 : 16)
        host.window.resize(columns: 40, rows: 20)
      }
      host.press(keys.randomElement(using: &random) ?? .up)
      let part = host.window.picture()
      terminal.take(
        writer.bytes(for: part.canvas, caret: part.caret, damage: part.damage))
      host.window.redraw()
      let whole = host.window.picture()

      #expect(part.caret == whole.caret)
      #expect(
        part.canvas.plainText == whole.canvas.plainText, "screen \(screen), step \(step)")
      #expect(part.canvas.ansiText(in: .millions) == whole.canvas.ansiText(in: .millions))
      for row in 0..<20 where row != terminal.row {
        let shown = (0..<40).reduce(into: "") { $0 += whole.canvas[$1, row].text }
        #expect(terminal.rows[row].joined() == shown, "screen \(screen), step \(step), row \(row)")
      }
    }
  }

  private func host(of screen: Int) -> TerminalHost {
    switch screen {
    case 0: TerminalHost(Pond(count: 100))
    case 1: TerminalHost(Pond(lines: 40))
    case 2: TerminalHost(Form { NameField() })
    case 3: TerminalHost(AlertPond())
    case 4: TerminalHost(SearchPond())
    default: TerminalHost(Switches())
    }
  }
}
