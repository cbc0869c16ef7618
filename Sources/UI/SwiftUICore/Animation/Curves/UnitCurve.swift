import Foundation

/// A course from 0 to 1: how far something has come at each part of its time.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private enum Course: Hashable {
    case linear
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  private let course: Course

  private init(_ course: Course) { self.course = course }

  /// A course whose speed at both ends is told by control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(start: startControlPoint, end: endControlPoint))
  }

  /// Always equally fast.
  public static let linear = UnitCurve(.linear)
  /// Slow at the start.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The last quarter of a circle, standing still at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The first quarter of a circle, standing still at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle, standing still at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat)
    -> UnitCurve
  {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// How far something has come; before the start and after the end it stands still.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    if x == 0 || x == 1 { return x }
    return switch course {
    case .linear: x
    case .bezier(let start, let end): CubicCurve(start, end).value(at: x)
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    }
  }

  /// How fast something goes, as multiples of the average speed.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    func quarter(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
    return switch course {
    case .linear: 1
    case .bezier(let start, let end): CubicCurve(start, end).velocity(at: x)
    case .circularEaseIn: quarter(x)
    case .circularEaseOut: quarter(1 - x)
    case .circularEaseInOut: quarter(2 * min(x, 1 - x))
    }
  }

  /// The course that tells the time for how far something has come.
  public var inverse: UnitCurve {
    func swapped(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: point.y, y: point.x) }
    return switch course {
    case .linear: self
    case .bezier(let start, let end):
      .bezier(startControlPoint: swapped(start), endControlPoint: swapped(end))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: circularInverse
    }
  }

  /// Steep at both ends, level in the middle: close to the circles, but made of one curve.
  private var circularInverse: UnitCurve { .bezier(0, 0.55, 1, 0.45) }
}

/// A curve from the origin to (1, 1) that never runs backwards in x.
private struct CubicCurve {
  private let x: (a: Double, b: Double, c: Double)
  private let y: (a: Double, b: Double, c: Double)

  init(_ start: UnitPoint, _ end: UnitPoint) {
    func factors(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
      let c = 3 * first
      let b = 3 * (second - first) - c
      return (1 - c - b, b, c)
    }
    x = factors(min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    y = factors(start.y, end.y)
  }

  private func place(_ factors: (a: Double, b: Double, c: Double), _ t: Double) -> Double {
    ((factors.a * t + factors.b) * t + factors.c) * t
  }

  private func speed(_ factors: (a: Double, b: Double, c: Double), _ t: Double) -> Double {
    (3 * factors.a * t + 2 * factors.b) * t + factors.c
  }

  /// The parameter whose x is given, found by halving: x only grows with the parameter.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if place(self.x, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  func value(at x: Double) -> Double { place(y, parameter(at: x)) }

  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (speed(self.x, t), speed(y, t))
    if abs(dx) < 1e-9, abs(dy) < 1e-9 { return t < 0.5 ? 1 : 0 }
    return dy / dx
  }
}
