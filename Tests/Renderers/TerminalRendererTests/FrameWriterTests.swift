import CellRendering
import TerminalRenderer
import Testing

/// What a terminal is told with a picture.
struct FrameWriterTests {
  private func picture(_ text: String) -> CellPicture {
    var picture = CellPicture(canvas: CellCanvas(columns: 20, rows: 2))
    picture.canvas.put(text, column: 0, row: 0, room: 20)
    return picture
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func titleProgressAndPictureAreOnePiece() {
    var writer = FrameWriter(depth: .millions)
    writer.showsProgress = true
    var picture = picture("pond")
    picture.errands = Array("\u{1B}_Ga=t\u{1B}\\".utf8)

    let written = text(
      writer.bytes(for: picture, title: "Fish", progress: .done(0.5), tellsAllMoves: false))

    #expect(written.hasPrefix("\u{1B}]2;50% Fish\u{1B}\\\u{1B}]9;4;1;50\u{1B}\\\u{1B}_Ga=t"))
    #expect(written.contains("pond"))
    #expect(writer.hasProgress)
  }

  @Test func sameAgainIsNothing() {
    var writer = FrameWriter(depth: .millions)
    _ = writer.bytes(for: picture("pond"), title: "Fish", progress: nil, tellsAllMoves: true)

    let again = writer.bytes(
      for: picture("pond"), title: "Fish", progress: nil, tellsAllMoves: true)

    #expect(again.isEmpty)
  }

  @Test func terminalThatWasGivenBackIsToldAllAgain() {
    var writer = FrameWriter(depth: .millions)
    let first = writer.bytes(
      for: picture("pond"), title: "Fish", progress: nil, tellsAllMoves: true)

    writer.begin()
    let again = writer.bytes(
      for: picture("pond"), title: "Fish", progress: nil, tellsAllMoves: true)

    #expect(again == first)
  }

  @Test func terminalsThatMightShowProgressAsAMessageAreNotTold() {
    var writer = FrameWriter(depth: .millions)

    let written = text(
      writer.bytes(for: picture("pond"), title: "Fish", progress: .busy, tellsAllMoves: false))

    #expect(!written.contains("\u{1B}]9;"))
    #expect(!writer.hasProgress)
  }
}
