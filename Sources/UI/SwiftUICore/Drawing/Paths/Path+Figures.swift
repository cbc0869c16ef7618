public import Foundation
public import FoundationCompat

extension Path {
  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path of an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path of a rectangle with equal corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rectangle with equal round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a path of a rectangle with four different corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a piece of straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    path.addCorner(.bottomTrailing, of: rect, radius: radius)
    path.addCorner(.bottomLeading, of: rect, radius: radius)
    path.addCorner(.topLeading, of: rect, radius: radius)
    path.addCorner(.topTrailing, of: rect, radius: radius)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds a rectangle with equal corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: max(min(cornerSize.width, rect.width / 2), 0),
      height: max(min(cornerSize.height, rect.height / 2), 0))
    addRoundedRect(
      in: rect, corners: [size, size, size, size], style: style, transform: transform)
  }

  /// Adds a rectangle with four different corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { radius in
      let radius = max(min(radius, limit), 0)
      return CGSize(width: radius, height: radius)
    }
    addRoundedRect(in: rect, corners: radii, style: style, transform: transform)
  }

  /// Adds a rectangle with corners from the leading top one clockwise.
  private mutating func addRoundedRect(
    in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    var path = Path()
    let order: [Corner] = [.topTrailing, .bottomTrailing, .bottomLeading, .topLeading]
    for corner in order {
      let radius = corners[corner.index]
      let place = points(of: corner, of: rect, radius: radius)
      if style == .continuous, hasRoom(for: radius, in: rect) {
        path.addContinuousCorner(place.tip, place.start, place.end)
      } else {
        path.reach(place.start)
        path.addCorner(corner, of: rect, radius: radius)
      }
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// How much further along the sides a corner reaches whose curvature grows gradually.
  private static let reach: CGFloat = 1.52866483

  private func hasRoom(for radius: CGSize, in rect: CGRect) -> Bool {
    radius.width > 0 && radius.height > 0 && radius.width * Self.reach <= rect.width / 2
      && radius.height * Self.reach <= rect.height / 2
  }

  private mutating func reach(_ point: CGPoint) {
    if currentPoint == nil { move(to: point) } else { addLine(to: point) }
  }

  /// Adds a corner whose curvature grows and shrinks gradually, clockwise.
  private mutating func addContinuousCorner(_ tip: CGPoint, _ start: CGPoint, _ end: CGPoint) {
    /// A point by its distances from the tip towards both sides, in radii.
    func at(_ first: CGFloat, _ second: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + (start.x - tip.x) * first + (end.x - tip.x) * second,
        y: tip.y + (start.y - tip.y) * first + (end.y - tip.y) * second)
    }
    reach(at(Self.reach, 0))
    addCurve(
      to: at(0.63149399, 0.07491100), control1: at(1.08849296, 0), control2: at(0.86840694, 0))
    addCurve(
      to: at(0.07491100, 0.63149399), control1: at(0.37282392, 0.16905899),
      control2: at(0.16905899, 0.37282392))
    addCurve(to: at(0, Self.reach), control1: at(0, 0.86840694), control2: at(0, 1.08849296))
  }

  private enum Corner {
    case topLeading, topTrailing, bottomTrailing, bottomLeading

    /// The place of the corner among the radii, clockwise from the leading top one.
    var index: Int {
      switch self {
      case .topLeading: 0
      case .topTrailing: 1
      case .bottomTrailing: 2
      case .bottomLeading: 3
      }
    }
  }

  /// Adds a quarter of an ellipse in a corner, clockwise, from where the path is.
  private mutating func addCorner(_ corner: Corner, of rect: CGRect, radius: CGSize) {
    guard radius.width > 0, radius.height > 0 else { return }
    let (tip, start, end) = points(of: corner, of: rect, radius: radius)
    let pull: CGFloat = 0.5522847498307936
    func towardsTip(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (tip.x - point.x) * pull, y: point.y + (tip.y - point.y) * pull)
    }
    addCurve(to: end, control1: towardsTip(start), control2: towardsTip(end))
  }

  private func points(
    of corner: Corner, of rect: CGRect, radius: CGSize
  ) -> (tip: CGPoint, start: CGPoint, end: CGPoint) {
    let isLeft = corner == .topLeading || corner == .bottomLeading
    let isTop = corner == .topLeading || corner == .topTrailing
    let tip = CGPoint(x: isLeft ? rect.minX : rect.maxX, y: isTop ? rect.minY : rect.maxY)
    let along = CGPoint(x: tip.x + (isLeft ? radius.width : -radius.width), y: tip.y)
    let down = CGPoint(x: tip.x, y: tip.y + (isTop ? radius.height : -radius.height))
    let startsAlong = corner == .topTrailing || corner == .bottomLeading
    return startsAlong ? (tip, along, down) : (tip, down, along)
  }
}

/// How the corners of a rectangle are rounded.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners whose curvature grows and shrinks gradually.
  case continuous
}

/// The radii of the corners of a rectangle.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the leading top corner.
  public var topLeading: CGFloat
  /// The radius of the leading bottom corner.
  public var bottomLeading: CGFloat
  /// The radius of the trailing bottom corner.
  public var bottomTrailing: CGFloat
  /// The radius of the trailing top corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
