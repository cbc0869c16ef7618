import Foundation
import SwiftUICore
import Testing

/// The measured facts on curves.
struct UnitCurveTests {
  struct Expectation {
    let curve: UnitCurve
    let values: [Double]
    let speeds: [Double]
    var tolerance = 0.01
  }

  private static let expectations = [
    Expectation(curve: .linear, values: [0.25, 0.5, 0.75], speeds: [1, 1, 1, 1, 1]),
    Expectation(curve: .easeIn, values: [0.09, 0.32, 0.62], speeds: [0, 0.67, 1.07, 1.37, 0]),
    Expectation(curve: .easeOut, values: [0.38, 0.68, 0.91], speeds: [1, 1.37, 1.07, 0.67, 0]),
    Expectation(curve: .easeInOut, values: [0.13, 0.5, 0.87], speeds: [0, 1.06, 1.72, 1.06, 0]),
    Expectation(
      curve: .circularEaseIn, values: [0.032, 0.134, 0.339],
      speeds: [0, 0.258, 0.577, 1.134, .infinity], tolerance: 0.001),
    Expectation(
      curve: .circularEaseOut, values: [0.661, 0.866, 0.968],
      speeds: [.infinity, 1.134, 0.577, 0.258, 0], tolerance: 0.001),
    Expectation(
      curve: .circularEaseInOut, values: [0.067, 0.5, 0.933],
      speeds: [0, 0.577, .infinity, 0.577, 0], tolerance: 0.001),
  ]

  @Test(arguments: expectations) func curveGoesThroughMeasuredPoints(expected: Expectation) {
    let curve = expected.curve

    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    for (progress, value) in zip([0.25, 0.5, 0.75], expected.values) {
      #expect(abs(curve.value(at: progress) - value) <= expected.tolerance, "at \(progress)")
    }
    for (progress, speed) in zip([0, 0.25, 0.5, 0.75, 1], expected.speeds) {
      let actual = curve.velocity(at: progress)
      let isSame = actual == speed || abs(actual - speed) <= expected.tolerance
      #expect(isSame, "\(actual), not \(speed), at \(progress)")
    }
  }

  @Test func curveStandsStillOutsideOfItsTime() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
    #expect(UnitCurve.linear.velocity(at: -1) == 1)
    #expect(UnitCurve.linear.velocity(at: 2) == 1)
  }

  @Test func curveOfControlPoints() {
    let gentle = bezier(0.25, 0.1, 0.75, 0.9)
    let wild = bezier(-0.5, 2, 1.5, -1)

    #expect(abs(gentle.value(at: 0.5) - 0.5) < 0.01)
    #expect(abs(gentle.velocity(at: 0.5) - 1.2) < 0.01)
    #expect(abs(wild.value(at: 0.5) - 0.5) < 0.01)
    #expect(abs(wild.velocity(at: 0.5) + 1) < 0.01)
  }

  @Test func inverseExchangesTimeAndDistance() {
    #expect(UnitCurve.linear.inverse == .linear)
    for progress in [0.3, 0.7] {
      let (inverse, out) = (UnitCurve.circularEaseIn.inverse, UnitCurve.circularEaseOut)
      #expect(inverse.value(at: progress) == out.value(at: progress))
      #expect(inverse.velocity(at: progress) == out.velocity(at: progress))
      #expect(
        UnitCurve.easeIn.inverse.value(at: progress) != UnitCurve.easeOut.value(at: progress))
    }
    #expect(bezier(0.25, 0.1, 0.75, 0.9).inverse == bezier(0.1, 0.25, 0.9, 0.75))
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }
}
