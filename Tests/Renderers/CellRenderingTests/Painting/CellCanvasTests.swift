import CellRendering
import Testing

struct CellCanvasTests {
  @Test func wideCharacterIsNeverCut() {
    var canvas = CellCanvas(columns: 6, rows: 1)
    canvas.put("水木清", column: 0, row: 0, room: 6)

    canvas.put("x", width: 1, column: 1, row: 0, style: .plain)
    canvas.put("y", width: 1, column: 4, row: 0, style: .plain)
    canvas.put("水", width: 2, column: 5, row: 0, style: .plain)

    #expect((0..<6).map { canvas[$0, 0].text } == [" ", "x", "木", "", "y", " "])
  }

  @Test func boxIsDrawnAlongTheEdge() {
    var canvas = CellCanvas(columns: 4, rows: 3)

    canvas.putBox(.round, around: canvas.area, .plain)

    #expect(canvas.plainText == "╭──╮\n│  │\n╰──╯\n")
  }

  @Test func looksAreToldInTheColorsThereAre() {
    var canvas = CellCanvas(columns: 2, rows: 1)
    let red = CellStyle(foreground: CellColor(red: 255, green: 0, blue: 0))
    canvas.put("ab", column: 0, row: 0, room: 2, style: red)

    let texts = ColorDepth.allCases.map { canvas.ansiText(in: $0) }

    #expect(
      texts == [
        "\u{1B}[0mab\u{1B}[0m\n", "\u{1B}[0;91mab\u{1B}[0m\n", "\u{1B}[0;38;5;196mab\u{1B}[0m\n",
        "\u{1B}[0;38;2;255;0;0mab\u{1B}[0m\n",
      ])
  }
}
