public import Foundation

extension Path {
  /// The smallest rectangle around the lines of the path; the null rectangle if there are none.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for piece in pieces {
      points.append(piece.start)
      for curve in piece.curves {
        points.append(curve.end)
        for t in curve.turns(\.x) + curve.turns(\.y) { points.append(curve.point(at: t)) }
      }
    }
    guard let first = points.first else { return .null }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let left = xs.min() ?? first.x
    let top = ys.min() ?? first.y
    return CGRect(
      x: left, y: top, width: (xs.max() ?? first.x) - left, height: (ys.max() ?? first.y) - top)
  }

  /// Whether a point lies inside the path, pieces being closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for piece in pieces {
      var corners = [piece.start] + piece.curves.flatMap { $0.flattened().map(\.point) }
      corners.append(piece.start)
      for (from, to) in zip(corners, corners.dropFirst()) where (from.y <= p.y) != (to.y <= p.y) {
        let side = (to.x - from.x) * (p.y - from.y) - (p.x - from.x) * (to.y - from.y)
        if from.y <= p.y, side > 0 { winding += 1 }
        if from.y > p.y, side < 0 { winding -= 1 }
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The part of the path between two places along its length, each from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let pieces = pieces
    let lengths = pieces.map { $0.curves.map(\.lengths) }
    let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
    var path = Path()
    var done: CGFloat = 0
    for (piece, lengths) in zip(pieces, lengths) {
      var isOpen = false
      for (curve, lengths) in zip(piece.curves, lengths) {
        let length = lengths.last ?? 0
        let (start, end) = (from * total - done, to * total - done)
        done += length
        guard length > 0, start < length, end > 0 else { continue }
        let part = curve.part(
          from: curve.parameter(at: start, of: lengths), to: curve.parameter(at: end, of: lengths))
        if !isOpen { path.move(to: part.start) }
        isOpen = true
        path.add(part)
      }
    }
    return path
  }

  private mutating func add(_ curve: Curve) {
    switch curve.element {
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let first, let second):
      addCurve(to: end, control1: first, control2: second)
    case .move, .closeSubpath: break
    }
  }
}

extension Curve {
  /// The length up to the end of each straight piece.
  fileprivate var lengths: [CGFloat] {
    var (last, length) = (start, CGFloat.zero)
    return flattened().map { piece in
      length += last.distance(to: piece.point)
      last = piece.point
      return length
    }
  }

  /// The parameter at a distance from the start.
  fileprivate func parameter(at distance: CGFloat, of lengths: [CGFloat]) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = index > 0 ? lengths[index - 1] : 0
    let rest = lengths[index] > before ? (distance - before) / (lengths[index] - before) : 0
    return (CGFloat(index) + rest) / CGFloat(lengths.count)
  }
}
