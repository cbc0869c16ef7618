public import Foundation

/// Two fingers that move apart or together, or what a desktop has in place of them.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// How much larger things are to be.
  public struct Value: Equatable, Sendable {
    /// When the fingers were last seen.
    public var time: Date
    /// How many times as far apart they are as at the start.
    public var magnification: CGFloat
    /// How fast that changes, a second.
    public var velocity: CGFloat
    /// Where in the view they began, as parts of its size.
    public var startAnchor: UnitPoint
    /// Where in the view they began, in points.
    public var startLocation: CGPoint
  }

  /// How much the magnification has to change before the gesture is made.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of a least change.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor func makeRecognizer() -> _Recognizer<Value> { MagnifyRecognizer(minimumScaleDelta) }
}

/// Two fingers that move apart or together: how many times as far apart they are.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// How much the magnification has to change before the gesture is made.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of a least change.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor func makeRecognizer() -> _Recognizer<CGFloat> {
    MappedRecognizer(MagnifyRecognizer(minimumScaleDelta)) { $0.magnification }
  }
}

extension ViewGraph {
  /// Magnifies what is at a place, all at once, as a wheel does that stands for two fingers.
  ///
  /// - Parameters:
  ///   - scale: How many times as large it is to be.
  ///   - location: The place in the window.
  ///   - time: When that was, on a clock that only runs forwards.
  /// - Returns: Whether there is something that is magnified.
  package func magnify(by scale: CGFloat, at location: CGPoint, time: Duration) -> Bool {
    gestures.take(PointerEvent(.began, at: location, time: time, scale: 1), in: self)
    guard gestures.isFollowing else { return false }
    for phase in [PointerEvent.Phase.moved, .ended] {
      gestures.take(PointerEvent(phase, at: location, time: time, scale: scale), in: self)
    }
    return true
  }
}

/// Follows two fingers once they have moved apart or together far enough.
final class MagnifyRecognizer: _Recognizer<MagnifyGesture.Value> {
  private let least: CGFloat
  private var start: CGPoint?
  private var isMagnifying = false
  private var last: (scale: CGFloat, time: Duration)?
  private var velocity: CGFloat = 0

  init(_ least: CGFloat) { self.least = least }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if touch.phase == .began {
      reset()
      start = touch.location
    }
    guard let start, let scale = touch.scale, touch.phase != .cancelled else {
      reset()
      return .failed
    }
    follow(scale, at: touch.time)
    if abs(scale - 1) >= least { isMagnifying = true }
    guard isMagnifying else { return touch.phase == .ended ? .failed : .possible }
    let location = place.point(start, in: .local)
    let size = place.node.placedSize
    let value = MagnifyGesture.Value(
      time: Date(), magnification: scale, velocity: velocity,
      startAnchor: UnitPoint(
        x: location.x / max(size.width, 1), y: location.y / max(size.height, 1)),
      startLocation: location)
    return touch.phase == .ended ? .ended(value) : .changed(value)
  }

  private func follow(_ scale: CGFloat, at time: Duration) {
    if let last, time > last.time { velocity = (scale - last.scale) / (time - last.time).inSeconds }
    last = (scale, time)
  }

  override func reset() {
    start = nil
    isMagnifying = false
    last = nil
    velocity = 0
  }
}
