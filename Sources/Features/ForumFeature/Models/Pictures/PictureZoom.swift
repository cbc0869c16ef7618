package import Foundation

/// How a picture lies in its place: how large, how far moved, which side up.
package struct PictureZoom: Hashable, Sendable {
  /// From all of it to as large as is of use for a picture of few pixels.
  package static let limits: ClosedRange<CGFloat> = 1...8
  /// What two taps make of a picture that is all in sight.
  package static let doubleTapScale: CGFloat = 2.5
  /// What one press of a key or a button makes of a picture.
  package static let step: CGFloat = 1.5

  /// 1 when all of the picture is in sight.
  package private(set) var scale: CGFloat = 1
  /// How far the picture's middle is from the middle of its place, in points.
  package private(set) var offset = CGSize.zero
  /// How often the picture was turned by a quarter, clockwise, in `0..<4`.
  package private(set) var quarterTurns = 0
  /// The size of the place.
  package var place = CGSize.zero {
    didSet { keepInPlace() }
  }
  /// The picture's width by its height before it is turned; `nil` while nobody knows.
  package var aspectRatio: CGFloat? {
    didSet { keepInPlace() }
  }

  /// The size of the picture before it is turned in which a pixel of it is a point; `nil` while
  /// nobody knows.
  package var ownSize: CGSize?

  package init() {}

  /// Whether some of the picture is out of sight.
  package var isEnlarged: Bool { scale > Self.limits.lowerBound }

  /// The scale at which the picture has its own size; `nil` while nobody knows.
  package var ownScale: CGFloat? {
    let shown = fitted(turned(place))
    guard let ownSize, shown.width > 0 else { return nil }
    return ownSize.width / shown.width
  }

  /// The largest scale, at which every pixel can be seen.
  package var largestScale: CGFloat { max(Self.limits.upperBound, ownScale ?? 0) }

  /// The space that the picture is given before it is turned, as large as it is now.
  package var space: CGSize {
    let place = turned(place)
    return CGSize(width: place.width * scale, height: place.height * scale)
  }

  /// Makes the picture larger or smaller, within limits; what lies at a point stays there.
  ///
  /// - Parameters:
  ///   - factor: More than 1 to enlarge.
  ///   - point: A point as seen from the middle of the place.
  package mutating func scale(by factor: CGFloat, at point: CGPoint = .zero) {
    let wanted = min(max(scale * factor, Self.limits.lowerBound), largestScale)
    let ratio = wanted / scale
    scale = wanted
    offset = CGSize(
      width: point.x - (point.x - offset.width) * ratio,
      height: point.y - (point.y - offset.height) * ratio)
    keepInPlace()
  }

  /// Shows a picture that is all in sight in its own size, around a point; all of any other.
  ///
  /// A picture that is no larger itself is enlarged nevertheless: somebody wants to see more of it.
  ///
  /// - Parameter point: A point as seen from the middle of the place.
  package mutating func toggle(at point: CGPoint) {
    guard !isEnlarged else { return reset() }
    let own = ownScale ?? 0
    scale(by: own > 1.1 ? own : Self.doubleTapScale, at: point)
  }

  /// Shows all of the picture; which side is up stays.
  package mutating func reset() {
    scale = Self.limits.lowerBound
    offset = .zero
  }

  /// Moves the picture, as far as there is some of it out of sight on that side.
  package mutating func move(to offset: CGSize) {
    self.offset = offset
    keepInPlace()
  }

  /// Moves the picture by a share of its place.
  package mutating func move(byShare share: CGSize) {
    move(
      to: CGSize(
        width: offset.width + share.width * place.width,
        height: offset.height + share.height * place.height))
  }

  /// Turns the picture by quarters, clockwise for more than 0, and shows all of it.
  package mutating func turn(by quarters: Int) {
    quarterTurns = ((quarterTurns + quarters) % 4 + 4) % 4
    reset()
  }
}

extension PictureZoom {
  private func turned(_ size: CGSize) -> CGSize {
    quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  private mutating func keepInPlace() {
    let picture = turned(fitted(space))
    offset = CGSize(
      width: Self.kept(offset.width, picture.width - place.width),
      height: Self.kept(offset.height, picture.height - place.height))
  }

  /// The picture as large as fits into a space.
  private func fitted(_ space: CGSize) -> CGSize {
    guard let aspectRatio, aspectRatio > 0 else { return space }
    return space.width < space.height * aspectRatio
      ? CGSize(width: space.width, height: space.width / aspectRatio)
      : CGSize(width: space.height * aspectRatio, height: space.height)
  }

  /// An offset of what is longer than its place by so much, without a gap at either end.
  private static func kept(_ offset: CGFloat, _ excess: CGFloat) -> CGFloat {
    let limit = max(excess / 2, 0)
    return min(max(offset, -limit), limit)
  }
}
