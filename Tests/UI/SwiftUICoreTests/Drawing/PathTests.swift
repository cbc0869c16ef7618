import Foundation
import FoundationCompat
import SwiftUICore
import Testing

struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func isNear(_ first: CGRect, _ second: CGRect, within: CGFloat = 0.01) -> Bool {
    abs(first.minX - second.minX) < within && abs(first.minY - second.minY) < within
      && abs(first.maxX - second.maxX) < within && abs(first.maxY - second.maxY) < within
  }

  @Test func linesNeedAStart() {
    let path = Path { $0.addLine(to: CGPoint(x: 1, y: 1)) }

    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func lineAfterAClosedPieceStartsWhereThePieceDid() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))

    path.addLine(to: CGPoint(x: 9, y: 9))

    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements.suffix(2) == [.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 9, y: 9))])
  }

  @Test func boundsFollowCurvesNotTheirControlPoints() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20))
    let arch = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }

    #expect(isNear(circle.boundingRect, CGRect(x: 10, y: 20, width: 40, height: 20)))
    #expect(isNear(arch.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func pointsAreInsideByEitherRule() {
    var ring = square
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(circle.contains(CGPoint(x: 5, y: 0.5)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func trimmedPathIsThePartOfItsLength() {
    let half = square.trimmedPath(from: 0, to: 0.5)
    let side = square.trimmedPath(from: 0.25, to: 0.5)
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.25)

    #expect(isNear(half.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
    #expect(isNear(side.boundingRect, CGRect(x: 10, y: 0, width: 0, height: 10)))
    #expect(isNear(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.1))
    #expect(square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
  }

  @Test func arcRunsTheWayThatItIsToldFor() {
    func arc(clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }
    }

    #expect(
      isNear(arc(clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(
      isNear(arc(clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func roundedCornerTouchesBothLines() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    let end = try #require(path.currentPoint)

    #expect(abs(end.x - 10) < 0.001)
    #expect(abs(end.y - 4) < 0.001)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test(arguments: [
    (CGLineJoin.miter, true), (.bevel, false), (.round, false),
  ]) func strokedCornerReachesOutAsItsJoinSays(join: CGLineJoin, reachesTip: Bool) {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }

    let outline = corner.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: join))

    #expect(outline.contains(CGPoint(x: 23.8, y: -3.8)) == reachesTip)
    #expect(outline.contains(CGPoint(x: 10, y: 3.9)))
    #expect(!outline.contains(CGPoint(x: 10, y: 4.1)))
    #expect(!outline.contains(CGPoint(x: -0.1, y: 0)))
  }

  @Test func strokedCornerToTheOtherSideIsFilledToo() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: -20)]) }

    let outline = corner.strokedPath(StrokeStyle(lineWidth: 8))

    #expect(outline.contains(CGPoint(x: 23.8, y: 3.8)))
    #expect(outline.contains(CGPoint(x: 20, y: 0)))
  }

  @Test(arguments: [(CGLineCap.butt, false), (.square, true), (.round, true)])
  func strokedEndReachesOutAsItsCapSays(cap: CGLineCap, reachesOut: Bool) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }

    let outline = line.strokedPath(StrokeStyle(lineWidth: 8, lineCap: cap))

    #expect(outline.contains(CGPoint(x: 23, y: 0)) == reachesOut)
    #expect(outline.contains(CGPoint(x: -3, y: 0)) == reachesOut)
    #expect(outline.contains(CGPoint(x: 23.5, y: 3.5)) == (cap == .square))
  }

  @Test func dashesLeaveGapsFromTheirPhaseOn() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }

    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: 1))

    let drawn = (0..<20).filter { outline.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
    #expect(drawn == [0, 1, 2, 9, 10, 11, 12, 19])
  }

  @Test func continuousCornerLeavesMoreRoomThanACircularOne() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: frame, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: frame, cornerRadius: 20, style: .continuous)
    let onSide = CGPoint(x: 20, y: 0.05)

    #expect(circular.contains(onSide))
    #expect(!continuous.contains(onSide))
    #expect(
      circular.contains(CGPoint(x: 6.2, y: 6.2)) == continuous.contains(CGPoint(x: 6.2, y: 6.2)))
    #expect(isNear(continuous.boundingRect, frame))
    #expect(
      Path(roundedRect: frame, cornerRadius: 50, style: .continuous)
        == Path(roundedRect: frame, cornerRadius: 50, style: .circular))
  }

  @Test func transformsAreAppliedInOrder() {
    let moved = CGAffineTransform(translationX: 5, y: 0).concatenating(
      CGAffineTransform(scaleX: 2, y: 2))
    let turned = CGAffineTransform(rotationAngle: .pi / 2)

    #expect(square.applying(moved).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      isNear(square.applying(turned).boundingRect, CGRect(x: -10, y: 0, width: 10, height: 10)))
    #expect(
      CGPoint(x: 3, y: 4).applying(moved.concatenating(moved.inverted())) == CGPoint(x: 3, y: 4))
  }
}
