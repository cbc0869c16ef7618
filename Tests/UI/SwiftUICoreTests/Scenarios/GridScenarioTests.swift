import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of group `grid`, and those of `layout` on grids read from right to left.
@MainActor struct GridScenarioTests {
  @Test func basic() {
    let host = Host(
      320, 200,
      text: .table([
        "A": CGSize(width: 9, height: 16), "BB": CGSize(width: 17, height: 16),
        "CCC": CGSize(width: 28, height: 16), "E": CGSize(width: 8, height: 16),
        "G": CGSize(width: 10, height: 16), "H": CGSize(width: 10, height: 16),
      ]),
      Grid {
        GridRow {
          Text("A").probe("a")
          Text("BB").probe("bb")
          Text("CCC").probe("ccc")
        }.probe("row1")
        GridRow {
          Box(30, 20).probe("red")
          Text("E").probe("e")
          Box(50, 40).probe("blue")
        }
        GridRow {
          Text("G").probe("g")
          Text("H").probe("h")
        }
      }.probe("grid"))

    host.expect(
      """
      a 114,57.553466796875,9,16; bb 141.5,57.553466796875,17,16;
      blue 166.5,81.704345703125,50,40; ccc 177.5,57.553466796875,28,16;
      e 146,93.704345703125,8,16; g 113.5,126.446533203125,10,16;
      grid 103.5,57.553466796875,113,84.89306640625; h 145,126.446533203125,10,16;
      red 103.5,91.704345703125,30,20; row1 177.5,57.553466796875,28,16
      """)
    host.close()
  }

  @Test func flexible() {
    let host = Host(
      320, 200,
      text: .table([
        "A": CGSize(width: 9, height: 16), "CCC": CGSize(width: 28, height: 16),
        "E": CGSize(width: 8, height: 16),
      ]),
      Grid {
        GridRow {
          Text("A").probe("a")
          Color.red.frame(height: 20).probe("red")
          Text("CCC").probe("ccc")
        }
        GridRow {
          Color.red.frame(height: 30).probe("blue")
          Text("E").probe("e")
          Color.red.frame(height: 30).probe("green")
        }
      }.frame(width: 280).probe("grid"))

    host.expect(
      """
      a 59.5,72.924560546875,9,16; blue 20,99.075439453125,88,30;
      ccc 242,72.924560546875,28,16; e 156,106.075439453125,8,16;
      green 212,99.075439453125,88,30; grid 20,70.924560546875,280,58.15087890625;
      red 116,70.924560546875,88,20
      """)
    host.close()
  }

  @Test func spacing() {
    let host = Host(
      320, 200,
      text: .table(["A": CGSize(width: 9, height: 16), "H": CGSize(width: 10, height: 16)]),
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Text("A").probe("a")
          Box(30, 30).probe("red")
        }
        GridRow {
          Box(60, 20).probe("blue")
          Text("H").probe("h")
        }
      }.probe("grid"))

    host.expect(
      """
      a 105,73,9,16; blue 105,107,60,20; grid 105,73,110,54; h 185,107,10,16;
      red 185,73,30,30
      """)
    host.close()
  }

  @Test func rightToLeft() {
    let host = Host(
      320, 220,
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Box(40, 30).probe("a")
            Box(60, 30).probe("b")
            Box(30, 30).probe("c")
          }
          GridRow {
            Box(100, 30).gridCellColumns(2).probe("d")
            Box(30, 30).probe("e")
          }
          GridRow { Box(40, 30).gridColumnAlignment(.trailing).probe("f") }
        }.probe("grid")
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
        ) {
          ForEach(0..<5) { Box(40, 20).probe("l\($0)") }
        }.frame(width: 200).probe("lazy")
      }.environment(\.layoutDirection, .rightToLeft))

    host.expect(
      """
      a 195,23,40,30; b 125,23,60,30; c 85,23,30,30; d 130,63,100,30; e 85,63,30,30;
      f 195,103,40,30; grid 85,23,150,110; l0 188,149,40,20; l1 140,149,40,20; l2 92,149,40,20;
      l3 188,177,40,20; l4 140,177,40,20; lazy 60,149,200,48
      """)
    host.close()
  }
}
