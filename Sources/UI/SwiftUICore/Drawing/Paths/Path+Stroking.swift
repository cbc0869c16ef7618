import Foundation
import FoundationCompat

extension Path {
  /// The outline of a line along the path, to be filled without the even-odd rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = Path()
    for piece in pieces {
      var points = [piece.start] + piece.curves.flatMap { $0.flattened().map(\.point) }
      points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      if piece.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      let lines = StrokeLine(points: points, isClosed: piece.isClosed).dashed(style)
      for line in lines { line.addOutline(to: &outline, style) }
    }
    return outline
  }
}

/// Straight lines that follow each other, which are to be drawn with a width.
private struct StrokeLine {
  var points: [CGPoint]
  var isClosed: Bool

  private var ends: [(CGPoint, CGPoint)] {
    let pairs = zip(points, points.dropFirst()).map { ($0, $1) }
    guard isClosed, points.count > 1 else { return pairs }
    return pairs + [(points[points.count - 1], points[0])]
  }

  /// The parts that a pattern draws.
  func dashed(_ style: StrokeStyle) -> [StrokeLine] {
    let period = style.dash.reduce(0, +)
    guard period > 0 else { return [self] }
    var pattern = DashPattern(style.dash, phase: style.dashPhase)
    var lines: [StrokeLine] = []
    var current: [CGPoint] = pattern.isDrawing ? [points[0]] : []
    for (from, to) in ends {
      let length = from.distance(to: to)
      var done: CGFloat = 0
      while length - done > pattern.rest {
        done += pattern.rest
        let point = from.mixed(with: to, at: done / length)
        if pattern.isDrawing {
          lines.append(StrokeLine(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        pattern.turn()
      }
      pattern.advance(by: length - done)
      if pattern.isDrawing { current.append(to) }
    }
    if current.count > 1 { lines.append(StrokeLine(points: current, isClosed: false)) }
    return lines
  }

  func addOutline(to path: inout Path, _ style: StrokeStyle) {
    let half = style.lineWidth / 2
    guard points.count > 1 else {
      if style.lineCap != .butt, let point = points.first { path.addDot(point, half, style) }
      return
    }
    let ends = ends
    for (from, to) in ends { path.addBar(from, to, half) }
    for index in ends.indices.dropFirst() {
      path.addJoin(ends[index - 1].0, ends[index].0, ends[index].1, half, style)
    }
    if isClosed {
      path.addJoin(ends[ends.count - 1].0, ends[0].0, ends[0].1, half, style)
    } else {
      path.addCap(at: ends[0].0, from: ends[0].1, half, style)
      path.addCap(at: ends[ends.count - 1].1, from: ends[ends.count - 1].0, half, style)
    }
  }
}

/// Where in a pattern of drawn and skipped parts a line is.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  private(set) var rest: CGFloat

  init(_ lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    rest = self.lengths[0]
    let period = self.lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    while offset >= rest {
      offset -= rest
      turn()
    }
    rest -= offset
  }

  var isDrawing: Bool { index.isMultiple(of: 2) }

  mutating func turn() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }

  mutating func advance(by length: CGFloat) { rest -= length }
}

extension Path {
  /// Adds the area of a straight line, clockwise on screen as all parts of an outline are.
  fileprivate mutating func addBar(_ from: CGPoint, _ to: CGPoint, _ half: CGFloat) {
    let side = from.sideways(to: to, by: half)
    addLines([from + side, from - side, to - side, to + side])
    closeSubpath()
  }

  fileprivate mutating func addCircle(_ center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  fileprivate mutating func addDot(_ point: CGPoint, _ half: CGFloat, _ style: StrokeStyle) {
    guard style.lineCap == .square else { return addCircle(point, half) }
    addBar(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y), half)
  }

  fileprivate mutating func addCap(
    at end: CGPoint, from start: CGPoint, _ half: CGFloat, _ style: StrokeStyle
  ) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(end, half)
    case .square:
      let along = start.forwards(to: end, by: half)
      addBar(end, end + along, half)
    }
  }

  fileprivate mutating func addJoin(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ half: CGFloat,
    _ style: StrokeStyle
  ) {
    if style.lineJoin == .round { return addCircle(corner, half) }
    let (first, second) = (
      before.sideways(to: corner, by: half), corner.sideways(to: after, by: half)
    )
    let cross = first.x * second.y - first.y * second.x
    guard cross != 0 else { return }
    let (from, to) = cross < 0 ? (first, second) : (.zero - first, .zero - second)
    var points = [corner, corner + from, corner + to]
    let sum = from + to
    let reach = 2 * half * half / (sum.x * sum.x + sum.y * sum.y)
    let miter = CGPoint(x: sum.x * reach, y: sum.y * reach)
    let length = CGPoint.zero.distance(to: miter) / half
    if style.lineJoin == .miter, length <= style.miterLimit {
      points.insert(corner + miter, at: 2)
    }
    addLines(cross > 0 ? points : points.reversed())
    closeSubpath()
  }
}

extension CGPoint {
  /// A step in the direction of another point.
  fileprivate nonisolated func forwards(to other: CGPoint, by length: CGFloat) -> CGPoint {
    let distance = distance(to: other)
    guard distance > 0 else { return .zero }
    return CGPoint(
      x: (other.x - x) / distance * length, y: (other.y - y) / distance * length)
  }

  /// A step to the side of the way to another point.
  fileprivate nonisolated func sideways(to other: CGPoint, by length: CGFloat) -> CGPoint {
    let step = forwards(to: other, by: length)
    return CGPoint(x: -step.y, y: step.x)
  }
}
