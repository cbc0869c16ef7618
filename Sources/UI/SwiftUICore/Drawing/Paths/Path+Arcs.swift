public import Foundation
public import FoundationCompat

extension Path {
  /// Adds a part of a circle, with a straight line to where it starts.
  ///
  /// As Apple has it, `clockwise` is told for y growing upwards: on screen, where it grows
  /// downwards, `true` runs against the clock.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta <= -full { delta = -full } else if delta > 0 { delta = turn(delta) - full }
    } else {
      if delta >= full { delta = full } else if delta < 0 { delta = turn(delta) }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds a part of a circle, with a straight line to where it starts.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians).applying(transform)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let pieces = max(Int((abs(delta.radians) / (Double.pi / 2)).rounded(.up)), 1)
    let step = delta.radians / Double(pieces)
    let pull = CGFloat(4 / 3 * tan(step / 4)) * radius
    for piece in 0..<pieces {
      let (from, to) = (
        startAngle.radians + Double(piece) * step, startAngle.radians + Double(piece + 1) * step
      )
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last.applying(transform),
        control1: CGPoint(x: first.x - pull * sin(from), y: first.y + pull * cos(from))
          .applying(transform),
        control2: CGPoint(x: last.x + pull * sin(to), y: last.y - pull * cos(to))
          .applying(transform))
    }
  }

  /// Adds a part of a circle that touches the line to one point and the line on to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    let back = direction(from: tangent1End, to: start)
    let onward = direction(from: tangent1End, to: tangent2End)
    let cross = back.x * onward.y - back.y * onward.x
    guard abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = acos(max(min(back.x * onward.x + back.y * onward.y, 1), -1)) / 2
    let middle = direction(
      from: .zero, to: CGPoint(x: back.x + onward.x, y: back.y + onward.y))
    let distance = radius / sin(half)
    let center = CGPoint(
      x: tangent1End.x + middle.x * distance, y: tangent1End.y + middle.y * distance)
    let along = radius / tan(half)
    let first = CGPoint(x: tangent1End.x + back.x * along, y: tangent1End.y + back.y * along)
    let last = CGPoint(x: tangent1End.x + onward.x * along, y: tangent1End.y + onward.y * along)
    let from = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(last.y - center.y, last.x - center.x) - from
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from), delta: .radians(delta),
      transform: transform)
  }

  private func turn(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
    return rest < 0 ? rest + 2 * .pi : rest
  }

  private func direction(from: CGPoint, to: CGPoint) -> CGPoint {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}
