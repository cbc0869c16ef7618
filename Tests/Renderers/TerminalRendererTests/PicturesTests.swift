import CellRendering
import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer
import TerminalTesting
import TestSupport
import Testing

/// Pictures in terminals of all kinds.
@MainActor @Suite(.hangLimit)
struct PicturesTests {
  private let red = CellColor(red: 255, green: 0, blue: 0)
  private let blue = CellColor(red: 0, green: 0, blue: 255)

  private func host(
    _ support: PictureSupport = .characters, lines: Int = 0, depth: ColorDepth = .millions
  ) -> TerminalHost {
    let host = TerminalHost(PicturePond(lines: lines))
    host.window.pictures.cell = CellPixels(width: 10, height: 20)
    host.window.pictures.support = support
    host.window.pictures.depth = depth
    return host
  }

  /// Draws until nothing is made better any more.
  private func settledPicture(of host: TerminalHost) async -> CellPicture {
    var picture = host.window.picture()
    repeat {
      while !host.window.pictures.isSettled { await Task.yield() }
      let errands = picture.errands
      picture = host.window.picture()
      picture.errands = errands + picture.errands
    } while !host.window.pictures.isSettled
    return picture
  }

  /// The colours of the left and right halves of a cell.
  private func colors(_ cell: CellCanvas.Cell) -> Set<CellColor?> {
    switch cell.text {
    case "█": [cell.style.foreground]
    case " ": [cell.style.background]
    default: [cell.style.foreground, cell.style.background]
    }
  }

  @Test func pictureIsDescribedUntilItHasBeenDecoded() async {
    let host = host()
    let first = host.text

    let canvas = await settledPicture(of: host).canvas

    #expect(first.contains("red"))
    #expect(!canvas.plainText.contains("red"))
    #expect(colors(canvas[16, 2]) == [red])
    #expect(colors(canvas[23, 2]) == [blue])
  }

  @Test func decodedPictureRepaintsItsOwnRowsAlone() async throws {
    let host = host(lines: 8)
    _ = host.window.picture()

    while !host.window.pictures.isSettled { await Task.yield() }
    let decoded = Array(host.window.picture().damage.ranges(within: 20).joined())

    // The button, four rows of the picture, lines, and the line at the bottom.
    #expect(decoded == [1, 2, 3, 4, 19])
    #expect(!host.pictureRows.contains { $0.isWhole })
  }

  @Test func pixelsTakeThePlaceOfCharactersInTheRowsOfThePicture() async throws {
    let host = host(.sixels(colors: 256), lines: 8)
    var (writer, terminal) = (
      ScreenWriter(depth: .millions), TestTerminal(columns: 40, rows: 20)
    )
    func show() {
      let picture = host.window.picture()
      terminal.take(
        writer.bytes(
          for: picture.canvas, caret: nil, pixels: picture.pixels, damage: picture.damage))
    }
    show()
    repeat {
      while !host.window.pictures.isSettled { await Task.yield() }
      show()
    } while !host.window.pictures.isSettled
    let shown = terminal.rows[1...4].map { $0.joined() }

    // Half of the picture is covered by the window's own list, whose rows alone are drawn anew.
    host.type("?")
    show()
    host.press(.escape)
    show()

    #expect(shown == Array(repeating: String(repeating: " ", count: 40), count: 4))
    #expect(terminal.rows[1...4].map { $0.joined() } == shown)
  }

  @Test(arguments: [(10, 20, 16, 8), (10, 24, 16, 7), (8, 14, 16, 9)])
  func picturesKeepTheirShapeInCellsOfAnyShape(width: Int, height: Int, columns: Int, rows: Int)
    async throws
  {
    let image = Image(
      encoded: RedBlue.data, pixels: CGSize(width: 320, height: 320), label: Text("red and blue"))
    let host = TerminalHost(image.resizable().scaledToFit().frame(width: 128))
    host.window.pictures.cell = CellPixels(width: width, height: height)
    host.window.pictures.support = .kitty

    let pixels = try #require(await settledPicture(of: host).pixels.first)

    #expect((pixels.area.width, pixels.area.height) == (columns, rows))
  }

  @Test func withoutColorsBlocksShowLightAndDark() async {
    let host = host(depth: .none)

    let canvas = await settledPicture(of: host).canvas

    #expect(!canvas.plainText.contains("red"))
    #expect(canvas[16, 2].style.foreground == nil && canvas[16, 2].style.background == nil)
  }

  @Test func damagedPictureStaysDescribed() async {
    let host = TerminalHost(
      Image(
        encoded: RedBlue.data.prefix(30), pixels: CGSize(width: 32, height: 32),
        label: Text(verbatim: "broken")
      )
      .resizable().frame(width: 128, height: 64))

    let picture = await settledPicture(of: host)

    #expect(picture.canvas.plainText.contains("broken"))
    #expect(picture.canvas.pictures.isEmpty)
  }

  @Test func sixelsAreDrawnOverBlanks() async throws {
    let picture = await settledPicture(of: host(.sixels(colors: 256)))

    let pixels = try #require(picture.pixels.first)
    #expect(pixels.appearance.starts(with: Array("\u{1B}P".utf8)))
    #expect(pixels.appearance.suffix(2) == Array("\u{1B}\\".utf8)[...])
    #expect((pixels.area.width, pixels.area.height) == (8, 4))
    #expect(picture.canvas[pixels.area.columns.lowerBound, pixels.area.rows.lowerBound].text == " ")
    #expect(pixels.appearance.count < 20_000)
  }

  @Test func kittyIsSentAPictureOnce() async throws {
    let host = host(.kitty)

    let picture = await settledPicture(of: host)
    let again = host.window.picture()

    #expect(String(decoding: picture.errands, as: UTF8.self).contains("a=t,f=100"))
    #expect(picture.pixels.count == 1)
    #expect(again.errands.isEmpty)
    #expect(again.pixels == picture.pixels)
  }

  @Test func largerPictureTakesThePlaceOfASmallerAloneInKitty() async throws {
    let host = TerminalHost(GrowingPicture())
    host.window.pictures.cell = CellPixels(width: 10, height: 20)
    host.window.pictures.support = .kitty
    _ = await settledPicture(of: host)

    host.press(.tab, .enter)
    let errands = String(decoding: await settledPicture(of: host).errands, as: UTF8.self)

    // The capital letter would free all pictures that are shown nowhere just now.
    #expect(errands.contains(/a=d,d=i,i=\d+\u{1B}/))
    #expect(!errands.contains("d=I"))
  }

  @Test func turnedPictureLiesOnItsSide() async throws {
    let host = TerminalHost(
      RedBlue.image.resizable().frame(width: 64, height: 64).rotationEffect(.degrees(90)))

    let canvas = await settledPicture(of: host).canvas

    // What was on the left is at the top.
    let area = try #require(canvas.pictures.first).place.area
    #expect(colors(canvas[17, area.rows.lowerBound]) == [red])
    #expect(colors(canvas[17, area.rows.upperBound - 1]) == [blue])
  }

  @Test func pictureThatIsAButtonIsMarkedBesideAndReadPast() async {
    let host = TerminalHost(PictureButton(), columns: 40, rows: 12)
    host.window.pictures.cell = CellPixels(width: 10, height: 20)
    host.window.pictures.support = .sixels(colors: 256)

    host.type(" ")
    let paged = host.text
    host.press(.home, .tab)
    let picture = await settledPicture(of: host)

    #expect(host.log.isEmpty && !paged.contains("pressed"))
    #expect(picture.pixels.count == 1)
    let area = picture.pixels.first?.area
    #expect(
      area.map { picture.canvas[$0.columns.lowerBound - 1, $0.rows.lowerBound].text } == ">",
      "\(picture.canvas.plainText)")
  }

  @Test func ofPicturesOverEachOtherTheOneInFrontHasPixels() async {
    let host = TerminalHost(
      ZStack {
        RedBlue.image.resizable().frame(width: 64, height: 64)
        RedBlue.image.resizable().frame(width: 128, height: 128)
      })
    host.window.pictures.cell = CellPixels(width: 10, height: 20)
    host.window.pictures.support = .sixels(colors: 256)

    let picture = await settledPicture(of: host)

    #expect(picture.pixels.map(\.area.width) == [16])
  }

  @Test func whatLiesOverAPictureHidesItsPixels() async {
    let host = host(.sixels(colors: 256))
    let shown = await settledPicture(of: host)

    host.press(.tab, .enter)
    let asked = await settledPicture(of: host)

    #expect(shown.pixels.count == 1)
    #expect(asked.canvas.plainText.contains("Drain it?"))
    #expect(asked.pixels.isEmpty)
  }

  @Test func scrollingLeavesNothingOfAPicture() async throws {
    let host = host(.kitty, lines: 60)
    var (writer, terminal) = (
      ScreenWriter(depth: .millions), TestTerminal(columns: 40, rows: 20)
    )
    func show() async -> String {
      let picture = await settledPicture(of: host)
      let bytes = writer.bytes(for: picture.canvas, caret: nil, pixels: picture.pixels)
      terminal.take(bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let first = await show()

    host.press(.pageDown)
    let scrolled = await show()

    #expect(first.contains("a=p"))
    #expect(scrolled.contains("a=d,d=i") && !scrolled.contains("a=p"))
    #expect(terminal.unknown.isEmpty)
  }
}
