public import Foundation
public import FoundationCompat

/// An outline of straight and curved lines, made of any number of pieces.
public nonisolated struct Path: Equatable, Sendable {
  /// One step of an outline.
  @frozen public enum Element: Equatable, Sendable {
    /// Starts a new piece at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point that is pulled towards one other.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point that is pulled towards two others.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the piece started.
    case closeSubpath
  }

  var elements: [Element] = []
  /// Where the piece under way started.
  private var start: CGPoint?

  /// Where the next step starts; `nil` before the first one.
  public private(set) var currentPoint: CGPoint?

  /// Creates a path without anything.
  public init() {}

  /// Creates a path and lets a closure fill it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each step in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}

// MARK: - Steps

extension Path {
  /// Starts a new piece at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a straight line; without a start there is nothing to add it to.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), to: end) }

  /// Adds a curve that is pulled towards one point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), to: end)
  }

  /// Adds a curve that is pulled towards two points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Adds a straight line back to where the piece started.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    guard let point = currentPoint else { return }
    if elements.last == .closeSubpath { elements.append(.move(to: point)) }
    elements.append(element)
    currentPoint = end
  }
}

// MARK: - Whole paths

extension Path {
  /// Adds what another path is made of.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    elements += added.elements
    if let point = added.currentPoint { (start, currentPoint) = (added.start, point) }
  }

  /// The path that a transform makes of this one.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = Path()
    path.elements = elements.map { $0.applying(transform) }
    path.start = start?.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    return path
  }

  /// The path somewhere else.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
