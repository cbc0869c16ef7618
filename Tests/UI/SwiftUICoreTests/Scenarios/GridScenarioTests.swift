import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of group `grid`, and those of `layout` on grids read from right to left.
@MainActor struct GridScenarioTests {
  @Test(.measured("grid/basic")) func basic() {
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

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("grid/flexible")) func flexible() {
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

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("grid/spacing")) func spacing() {
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

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/rtl-grid")) func rightToLeft() {
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

    host.expectMeasured()
    host.close()
  }
}
