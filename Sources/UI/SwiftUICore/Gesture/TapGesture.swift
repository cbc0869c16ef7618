public import Foundation

/// One or several taps, or clicks, in a row.
public nonisolated struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// How many taps it takes.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }

  @MainActor func makeRecognizer() -> _Recognizer<Void> {
    MappedRecognizer(TapRecognizer(count: count)) { _ in }
  }
}

/// One or several taps, or clicks, in a row, and where the last of them was.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place in the gesture's space.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space in which the place is told.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    PlacedRecognizer(TapRecognizer(count: count)) { location, place in
      Value(location: place.point(location, in: coordinateSpace))
    }
  }
}

/// Counts taps in the same place that follow each other soon.
final class TapRecognizer: _Recognizer<CGPoint> {
  /// How far a finger may slip, in points.
  static let slip: CGFloat = 10
  /// How soon the next tap has to begin.
  static let pause = Duration.milliseconds(350)

  private let count: Int
  private var done = 0
  private var start: CGPoint?
  private var lastEnd: Duration?

  init(count: Int) { self.count = count }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if touch.scale != nil { return fail() }
    switch touch.phase {
    case .began:
      if let lastEnd, touch.time - lastEnd > Self.pause { done = 0 }
      if let start, done > 0, start.distance(to: touch.location) > 2 * Self.slip { done = 0 }
      start = touch.location
      lastEnd = nil
      return .possible
    case .moved:
      guard let start, start.distance(to: touch.location) <= Self.slip else { return fail() }
      return .possible
    case .waited:
      guard let deadline, touch.time >= deadline else { return .possible }
      return fail()
    case .ended:
      guard let start, start.distance(to: touch.location) <= Self.slip else { return fail() }
      done += 1
      guard done >= count else {
        lastEnd = touch.time
        return .possible
      }
      reset()
      return .ended(touch.location)
    case .cancelled: return fail()
    }
  }

  private func fail() -> State {
    reset()
    return .failed
  }

  override var deadline: Duration? { lastEnd.map { $0 + Self.pause } }

  override func reset() {
    done = 0
    start = nil
    lastEnd = nil
  }
}
