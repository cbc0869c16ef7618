import CellRendering
import Testing

struct ColorDepthTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.palette), (["TERM": "xterm"], .named),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .millions), (["TERM": "xterm-kitty"], .millions),
    (["TERM": "tmux-256color"], .millions), (["TERM": "screen", "TMUX": "/tmp/t,1,0"], .millions),
    (["TERM": "screen"], .named), (["TERM": "xterm-direct"], .millions), (["TERM": "vt100"], .none),
    (["TERM": "dumb"], .none), ([:], .none),
    (["TERM": "xterm-kitty", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
  ])
  func environmentSaysWhichColorsThereAre(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(arguments: [
    ((0, 0, 0), 16), ((255, 255, 255), 231), ((255, 0, 0), 196), ((95, 135, 175), 67),
    ((128, 128, 128), 244), ((8, 8, 8), 232), ((250, 10, 5), 196),
  ])
  func paletteHasTheNearestColor(color: (UInt8, UInt8, UInt8), index: Int) {
    let color = CellColor(red: color.0, green: color.1, blue: color.2)

    #expect(color.paletteIndex == index)
  }

  @Test(arguments: [
    ((0, 0, 0), 0), ((255, 255, 255), 15), ((120, 120, 120), 8), ((170, 170, 170), 7),
    ((255, 60, 50), 9), ((130, 0, 0), 1), ((0, 140, 40), 2), ((30, 120, 250), 12),
    ((250, 220, 40), 11), ((0, 150, 150), 6),
  ])
  func namedColorsKeepTheHue(color: (UInt8, UInt8, UInt8), index: Int) {
    let color = CellColor(red: color.0, green: color.1, blue: color.2)

    #expect(color.namedIndex == index)
  }

  @Test func everyPaletteColorFindsItself() {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    for (red, green, blue) in [(0, 2, 5), (1, 1, 4), (5, 3, 0), (2, 5, 2)] {
      let color = CellColor(red: steps[red], green: steps[green], blue: steps[blue])

      #expect(color.paletteIndex == 16 + 36 * red + 6 * green + blue)
    }
  }
}
