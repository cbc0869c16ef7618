import CellRendering
import SwiftUI
import TerminalRenderer
import Testing

/// A pointer that is over something and isn't pressed.
@MainActor struct HoverTests {
  /// The rows of which a cell has a ground.
  private func litRows(_ host: TerminalHost) -> [Int] {
    let canvas = host.window.picture().canvas
    return (0..<canvas.rows - 1).filter { row in
      (0..<canvas.columns).contains { canvas[$0, row].style.background != nil }
    }
  }

  @Test func rowUnderThePointerIsLitUntilItGoesOn() throws {
    let host = TerminalHost(Pond())
    let chosen = litRows(host)
    let row = try #require(host.lines.firstIndex { $0.contains("lotus") })

    host.point(column: 5, row: row)
    let lit = litRows(host)
    host.point(column: 5, row: 18)

    #expect(lit == chosen + [row])
    #expect(litRows(host) == chosen)
  }

  @Test func onlyTheRowsThatAreLitAreDrawnAnew() throws {
    let host = TerminalHost(Pond())
    let row = try #require(host.lines.firstIndex { $0.contains("lotus") })
    _ = host.window.picture()

    host.point(column: 5, row: row)
    let rows = Array(host.window.picture().damage.ranges(within: 20).joined())

    #expect(rows.contains(row) && rows.count <= 4, "\(rows)")
  }

  @Test func keysAndALostWindowPutTheLightOut() throws {
    let host = TerminalHost(Pond())
    let chosen = litRows(host)
    let row = try #require(host.lines.firstIndex { $0.contains("lotus") })

    host.point(column: 5, row: row)
    host.window.take(.focus(false))
    let unfocused = litRows(host)
    host.point(column: 5, row: row)
    host.press(.escape)

    #expect(unfocused == chosen)
    #expect(litRows(host) == chosen)
    #expect(host.log == ["focus false", "bell"])
  }

  @Test func viewsAreToldOfThePointer() throws {
    let host = TerminalHost(Hovered())

    host.point(column: 19, row: 9)
    let over = host.text
    host.point(column: 1, row: 1)

    #expect(over.contains("is over"))
    #expect(host.text.contains("is not over"))
  }

  @Test func pointerIsFollowedOnlyWhereSomethingShowsIt() {
    let (list, view, text) = (
      TerminalHost(Pond()), TerminalHost(Hovered()), TerminalHost(Text("still"))
    )

    #expect(list.window.followsPointer)
    #expect(view.window.followsPointer)
    #expect(!text.window.followsPointer)
  }

  @Test func terminalIsToldOncePerChangeWhichMovesAreWanted() {
    var writer = FrameWriter(depth: .millions)
    let picture = CellPicture(canvas: CellCanvas(columns: 4, rows: 1))
    func written(_ tellsAll: Bool) -> String {
      String(
        decoding: writer.bytes(
          for: picture, title: "", progress: nil, tellsAllMoves: tellsAll), as: UTF8.self)
    }
    _ = written(false)

    #expect(written(true) == "\u{1B}[?1003h")
    #expect(written(true).isEmpty)
    #expect(written(false) == "\u{1B}[?1003l\u{1B}[?1002h")
  }
}

/// A text that says whether the pointer is over it.
private struct Hovered: View {
  @State private var isOver = false

  var body: some View {
    Text(isOver ? "is over" : "is not over").onHover { isOver = $0 }
  }
}
