import Foundation
import SwiftUICore
import Testing

/// The measured facts on curves.
struct CurveFactTests {
  @Test(.measured("curve/linear")) func linear() { expectCourse(of: .linear) }
  @Test(.measured("curve/easeIn")) func easeIn() { expectCourse(of: .easeIn) }
  @Test(.measured("curve/easeOut")) func easeOut() { expectCourse(of: .easeOut) }
  @Test(.measured("curve/easeInOut")) func easeInOut() { expectCourse(of: .easeInOut) }

  @Test(.measured("curve/circularEaseIn")) func circularEaseIn() {
    expectCourse(of: .circularEaseIn, tolerance: 0.001)
  }

  @Test(.measured("curve/circularEaseOut")) func circularEaseOut() {
    expectCourse(of: .circularEaseOut, tolerance: 0.001)
  }

  @Test(.measured("curve/circularEaseInOut")) func circularEaseInOut() {
    expectCourse(of: .circularEaseInOut, tolerance: 0.001)
  }

  /// Compares values and speeds at the quarters of the time; the values at the ends are exact.
  private func expectCourse(
    of curve: UnitCurve, tolerance: Double = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let quarters = [0, 0.25, 0.5, 0.75, 1]
    expectMeasured(
      "values", quarters.map(curve.value(at:)), tolerance: tolerance,
      sourceLocation: sourceLocation)
    expectMeasured(
      "speeds", quarters.map(curve.velocity(at:)), tolerance: tolerance,
      sourceLocation: sourceLocation)
    #expect(curve.value(at: 0) == 0, sourceLocation: sourceLocation)
    #expect(curve.value(at: 1) == 1, sourceLocation: sourceLocation)
  }

  @Test(.measured("curve/outside")) func progressIsClamped() {
    expectMeasured(
      "easeInOut at -0.5 and 1.5", [-0.5, 1.5].map(UnitCurve.easeInOut.value(at:)))
    expectMeasured("speed of linear", [-0.5, 1.5].map(UnitCurve.linear.velocity(at:)))
  }

  @Test(.measured("curve/bezier")) func controlPoints() {
    let gentle = bezier(0.25, 0.1, 0.75, 0.9)
    let wild = bezier(-0.5, 2, 1.5, -1)

    expectMeasured(
      "0.25,0.1 0.75,0.9", [gentle.value(at: 0.5), gentle.velocity(at: 0.5)], tolerance: 0.01)
    expectMeasured(
      "-0.5,2 1.5,-1", [wild.value(at: 0.5), wild.velocity(at: 0.5)], tolerance: 0.01)
  }

  @Test(.measured("curve/inverse")) func inverseExchangesTimeAndDistance() {
    let circular = (UnitCurve.circularEaseIn.inverse, UnitCurve.circularEaseOut)
    let ease = (UnitCurve.easeIn.inverse, UnitCurve.easeOut)
    let times = [0.3, 0.7]
    func isSame(_ pair: (UnitCurve, UnitCurve), at time: Double) -> Bool {
      pair.0.value(at: time) == pair.1.value(at: time)
        && pair.0.velocity(at: time) == pair.1.velocity(at: time)
    }
    func differs(_ pair: (UnitCurve, UnitCurve), at time: Double) -> Bool {
      pair.0.value(at: time) != pair.1.value(at: time)
        && pair.0.velocity(at: time) != pair.1.velocity(at: time)
    }

    expectMeasured("linear", UnitCurve.linear.inverse == .linear ? "the same" : "another")
    expectMeasured(
      "circularEaseIn at 0.3 and 0.7",
      times.allSatisfy { isSame(circular, at: $0) } ? "as circularEaseOut" : "another")
    expectMeasured(
      "easeIn at 0.3 and 0.7",
      times.allSatisfy { differs(ease, at: $0) } ? "unlike easeOut" : "as easeOut")
    let inverse = bezier(0.25, 0.1, 0.75, 0.9).inverse
    expectMeasured(
      "0.25,0.1 0.75,0.9", inverse == bezier(0.1, 0.25, 0.9, 0.75) ? [0.1, 0.25, 0.9, 0.75] : [])
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }
}
