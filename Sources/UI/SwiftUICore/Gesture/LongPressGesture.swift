public import Foundation

/// A finger or pointer that stays pressed in one place for a while.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// How long it has to stay, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a time.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor func makeRecognizer() -> _Recognizer<Bool> {
    LongPressRecognizer(duration: .seconds(minimumDuration), distance: maximumDistance)
  }
}

/// Tells `true` as soon as something is pressed, and ends when the time has passed.
final class LongPressRecognizer: _Recognizer<Bool> {
  private let duration: Duration
  private let distance: CGFloat
  private var start: (location: CGPoint, time: Duration)?

  init(duration: Duration, distance: CGFloat) {
    self.duration = duration
    self.distance = distance
  }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if touch.phase == .began { start = (touch.location, touch.time) }
    guard let start, touch.scale == nil, touch.phase != .cancelled,
      start.location.distance(to: touch.location) <= distance
    else { return fail() }
    if touch.time - start.time >= duration {
      reset()
      return .ended(true)
    }
    return touch.phase == .ended ? fail() : .preparing(true)
  }

  private func fail() -> State {
    reset()
    return .failed
  }

  override var deadline: Duration? { start.map { $0.time + duration } }
  override func reset() { start = nil }
}
