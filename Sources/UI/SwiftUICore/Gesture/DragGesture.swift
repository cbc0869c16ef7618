public import Foundation

/// A finger or pressed pointer that moves.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// How far it has come.
  public struct Value: Equatable, Sendable {
    /// When it was last seen.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come if it were let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far it has to move before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a distance.
  @_disfavoredOverload public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a distance.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> { DragRecognizer(self) }
}

/// Follows a finger once it has moved far enough.
final class DragRecognizer: _Recognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: CGPoint?
  private var isDragging = false
  private var last: Touch?
  private var velocity = CGSize.zero

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if touch.phase == .began {
      start = touch.location
      isDragging = false
      last = touch
      velocity = .zero
    }
    guard let start, touch.scale == nil, touch.phase != .cancelled else {
      reset()
      return .failed
    }
    follow(touch)
    if start.distance(to: touch.location) >= gesture.minimumDistance { isDragging = true }
    guard isDragging else { return touch.phase == .ended ? .failed : .possible }
    let value = DragGesture.Value(
      time: Date(), location: place.point(touch.location, in: gesture.coordinateSpace),
      startLocation: place.point(start, in: gesture.coordinateSpace), velocity: velocity)
    return touch.phase == .ended ? .ended(value) : .changed(value)
  }

  private func follow(_ touch: Touch) {
    defer { last = touch }
    guard let last else { return }
    let time = (touch.time - last.time).inSeconds
    guard time > 0 else { return }
    velocity = CGSize(
      width: (touch.location.x - last.location.x) / time,
      height: (touch.location.y - last.location.y) / time)
  }

  override func reset() {
    start = nil
    isDragging = false
    last = nil
  }
}
