import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Where views lie if the renderer shows whole cells only, in columns and rows.
@MainActor struct LengthGridTests {
  @Test func framesAreRoundedButNeverToNothing() {
    let frames = cells(80, 24) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 24)
        Color.green.frame(width: 19.9, height: 1)
        Color.blue.frame(width: 0, height: 40)
      }
    }

    #expect(frames.map(\.size) == [[3, 2], [2, 1], [0, 3]])
  }

  @Test(arguments: [(3, 0), (4, 1), (8, 1), (11, 1), (12, 2)])
  func distancesAcrossAreTheNearestColumns(points: CGFloat, columns: Int) {
    let frames = cells(80, 24) {
      HStack(spacing: points) {
        Color.red.frame(width: 8, height: 16)
        Color.red.frame(width: 8, height: 16)
      }
    }

    #expect(frames[1].x - frames[0].x == columns + 1)
  }

  @Test(arguments: [(7, 0), (8, 0), (9, 1), (16, 1), (24, 1), (25, 2)])
  func halfARowBetweenViewsIsNone(points: CGFloat, rows: Int) {
    let frames = cells(80, 24) {
      VStack(spacing: points) {
        Color.red.frame(width: 8, height: 16)
        Color.red.frame(width: 8, height: 16)
      }
    }

    #expect(frames[1].y - frames[0].y == rows + 1)
  }

  @Test func standardPaddingIsTwoColumnsAndOneRow() {
    let frames = cells(10, 5) { Color.red.padding() }

    #expect(frames == [Cells(2, 1, 6, 3)])
  }

  @Test func viewsStandAColumnApartAndInNeighbouringRows() {
    let frames = cells(80, 24) {
      VStack {
        HStack {
          Color.red.frame(width: 8, height: 16)
          Color.red.frame(width: 8, height: 16)
        }
        Color.red.frame(width: 8, height: 16)
      }
    }

    #expect(frames[1].x - frames[0].x == 2)
    #expect(frames[2].y - frames[0].y == 1)
  }

  @Test(arguments: [3, 7, 40, 79, 80])
  func sharesOfARowMeet(width: Int) {
    let frames = cells(width, 1) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    }

    #expect(frames.map(\.width).reduce(0, +) == width)
    #expect(frames[1].x == frames[0].x + frames[0].width)
    #expect(frames[2].x == frames[1].x + frames[1].width)
  }

  @Test func middleBetweenTwoCellsIsTheFormer() {
    let frames = cells(10, 4) { Color.red.frame(width: 40, height: 16) }

    #expect(frames == [Cells(2, 1, 5, 1)])
  }

  @Test(arguments: [10, 11, 20, 32])
  func areasOfAProgramsLayoutStillMeet(width: Int) {
    let frames = cells(width, 2) {
      Thirds {
        Color.red
        Color.green
        Color.blue
      }
    }

    #expect(frames[0].x == 0)
    #expect(frames[1].x == frames[0].x + frames[0].width)
    #expect(frames[2].x == frames[1].x + frames[1].width)
    #expect(frames[2].x + frames[2].width == width)
  }

  @Test func tracksOfALazyGridMeet() {
    let frames = cells(20, 2) {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3)) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 16) }
      }
    }

    #expect(frames.map(\.x) == [0, 7, 13])
    #expect(frames.map(\.width) == [7, 6, 7])
  }

  @Test func spacersAndDividersTakeWholeCells() {
    let frames = cells(20, 4) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 8)
          Spacer(minLength: 12).frame(width: 16)
          Color.red.frame(width: 8)
        }
        Divider()
      }
    }

    #expect(frames.map(\.x) == [8, 11, 0])
    #expect(frames[2] == Cells(0, 3, 20, 1))
  }

  @Test func nothingIsRoundedWithoutAGrid() {
    let host = Host(100, 100, Color.red.frame(width: 33.3, height: 10.1))

    #expect(
      host.renderer.screen.flattened().map(\.frame.size) == [CGSize(width: 33.3, height: 10.1)])
  }

  private func cells<V: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> V
  ) -> [Cells] {
    let renderer = HeadlessRenderer.inCells()
    let graph = ViewGraph(renderer: renderer)
    graph.size = CGSize(width: columns * 8, height: rows * 16)
    graph.show(view())
    renderer.settle(graph)
    return renderer.screen.flattened().map { Cells($0.frame) }
  }
}

/// A frame in columns and rows.
private struct Cells: Equatable {
  let (x, y, width, height): (Int, Int, Int, Int)

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Fails to convert a frame that isn't on the grid.
  init(_ frame: CGRect) {
    func cells(_ length: CGFloat, _ cell: CGFloat) -> Int {
      #expect(length.truncatingRemainder(dividingBy: cell) == 0, "\(frame) is off the grid")
      return Int(length / cell)
    }
    self.init(
      cells(frame.minX, 8), cells(frame.minY, 16), cells(frame.width, 8), cells(frame.height, 16))
  }

  var size: [Int] { [width, height] }
}

/// Divides its width into equal parts without rounding.
private struct Thirds: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
