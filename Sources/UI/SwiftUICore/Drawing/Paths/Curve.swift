import Foundation

/// One straight or curved line of a path, with both its ends.
nonisolated struct Curve {
  /// The start, the points that the line is pulled towards, and the end: two to four points.
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The step that leads from the start to the end.
  var element: Path.Element {
    switch points.count {
    case 2: .line(to: end)
    case 3: .quadCurve(to: end, control: points[1])
    default: .curve(to: end, control1: points[1], control2: points[2])
    }
  }

  /// The part of the line between two parameters, each from 0 to 1.
  func part(from: CGFloat, to: CGFloat) -> Curve {
    let tail = from > 0 ? split(at: from).1 : self
    guard to < 1, from < 1 else { return tail }
    return tail.split(at: (to - from) / (1 - from)).0
  }

  /// The two parts on either side of a parameter.
  private func split(at t: CGFloat) -> (Curve, Curve) {
    var row = points
    var (first, second) = ([points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.mixed(with: $1, at: t) }
      first.append(row[0])
      second.insert(row[row.count - 1], at: 0)
    }
    return (Curve(points: first), Curve(points: second))
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// The line as straight pieces that stray from it by at most a hundredth of a point or so.
  ///
  /// - Returns: The points after the start, with their parameters.
  func flattened() -> [(point: CGPoint, t: CGFloat)] {
    guard points.count > 2 else { return [(end, 1)] }
    let reach = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let pieces = min(max(Int((reach.squareRoot() * 2).rounded(.up)), 4), 200)
    return (1...pieces).map { piece in
      let t = CGFloat(piece) / CGFloat(pieces)
      return (point(at: t), t)
    }
  }

  /// The parameters at which the line turns round in one direction.
  func turns(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let p = points.map { $0[keyPath: coordinate] }
    switch p.count {
    case 3:
      let bend = p[0] - 2 * p[1] + p[2]
      return bend == 0 ? [] : [(p[0] - p[1]) / bend].filter { $0 > 0 && $0 < 1 }
    case 4:
      let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
      let b = 2 * (p[0] - 2 * p[1] + p[2])
      let c = p[1] - p[0]
      return roots(a, b, c).filter { $0 > 0 && $0 < 1 }
    default: return []
    }
  }

  private func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}

extension CGPoint {
  nonisolated func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  nonisolated func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension Path {
  /// One piece of a path: lines that follow each other.
  nonisolated struct Piece {
    var start: CGPoint
    var curves: [Curve] = []
    var isClosed = false
  }

  /// The pieces of the path; closing lines are lines like others.
  nonisolated var pieces: [Piece] {
    var pieces: [Piece] = []
    func add(_ points: CGPoint...) {
      guard let last = pieces.indices.last else { return }
      let from = pieces[last].curves.last?.end ?? pieces[last].start
      pieces[last].curves.append(Curve(points: [from] + points))
    }
    for element in elements {
      switch element {
      case .move(let end): pieces.append(Piece(start: end))
      case .line(let end): add(end)
      case .quadCurve(let end, let control): add(control, end)
      case .curve(let end, let control1, let control2): add(control1, control2, end)
      case .closeSubpath:
        guard let last = pieces.indices.last else { continue }
        let end = pieces[last].curves.last?.end ?? pieces[last].start
        if end != pieces[last].start { add(pieces[last].start) }
        pieces[last].isClosed = true
      }
    }
    return pieces
  }
}
