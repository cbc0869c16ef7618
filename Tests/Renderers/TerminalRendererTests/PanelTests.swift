import SwiftUI
import SwiftUICore
import TerminalRenderer
import Testing

/// What the window itself shows in front, operated by keys and by a pointer.
@MainActor struct PanelTests {
  @Test func clickOnAnOfferDoesIt() throws {
    let host = TerminalHost(SwipedPond())
    host.type("m")
    let row = try #require(host.lines.firstIndex { $0.contains("Drain") })
    let column = try #require(host.lines[row].firstIndex(of: "D")).utf16Offset(in: host.lines[row])

    host.click(column: column, row: row)

    #expect(host.text.contains("drained fish"), "\(host.text)")
  }

  @Test func clickBesideClosesAndDoesNothing() {
    let host = TerminalHost(SwipedPond())
    host.type("m")

    host.click(column: 1, row: 1)

    #expect(!host.text.contains("Drain") && !host.text.contains("drained"))
  }

  @Test func wheelAndKeysReachTheEndOfTheKeys() {
    let host = TerminalHost(Pond(), columns: 60, rows: 12)
    host.type("?")
    let first = host.text

    for _ in 0..<10 { host.wheel(.wheelDown, column: 30, row: 5) }
    let wheeled = host.text
    host.press(.home)
    let again = host.text
    host.press(.end)

    #expect(first.contains("↑ ↓") && first.contains("▼") && !first.contains("^C"))
    #expect(wheeled.contains("^C") && wheeled.contains("▲") && !wheeled.contains("▼"))
    #expect(again == first)
    #expect(host.text == wheeled)
  }
}
