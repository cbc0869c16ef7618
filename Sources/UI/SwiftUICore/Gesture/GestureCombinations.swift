extension Gesture {
  /// This gesture and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }

  /// This gesture or, if it isn't made, another one.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, while it has one.
    public var first: First.Value?
    /// The value of the second gesture, while it has one.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(first.recognizer, second.recognizer)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: _Recognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: _Recognizer<First.Value>
  private let second: _Recognizer<Second.Value>
  private var firstState = _Recognizer<First.Value>.State.possible
  private var secondState = _Recognizer<Second.Value>.State.possible

  init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if touch.phase == .began {
      if firstState.isOver { firstState = .possible }
      if secondState.isOver { secondState = .possible }
    }
    if !firstState.isOver { firstState = first.take(touch, in: place) }
    if !secondState.isOver { secondState = second.take(touch, in: place) }
    let value = SimultaneousGesture<First, Second>.Value(
      first: firstState.value, second: secondState.value)
    if firstState.isOver, secondState.isOver {
      return value.first == nil && value.second == nil ? .failed : .ended(value)
    }
    if value.first == nil, value.second == nil { return .possible }
    return firstState.isMade || secondState.isMade ? .changed(value) : .preparing(value)
  }

  override func act(on state: State, in place: GesturePlace) {
    if case .failed = state {
      first.act(on: .failed, in: place)
      return second.act(on: .failed, in: place)
    }
    first.act(on: firstState, in: place)
    second.act(on: secondState, in: place)
  }

  override func reset() {
    first.reset()
    second.reset()
    (firstState, secondState) = (.possible, .possible)
  }

  override var deadline: Duration? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }
}

/// One gesture and then another one.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far both gestures are.
  @frozen public enum Value {
    /// The first gesture is being made.
    case first(First.Value)
    /// The first gesture was made; the second one may be under way.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    SequenceRecognizer<First, Second>(first.recognizer, second.recognizer)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: _Recognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _Recognizer<First.Value>
  private let second: _Recognizer<Second.Value>
  private var firstState = _Recognizer<First.Value>.State.possible
  private var secondState = _Recognizer<Second.Value>.State.possible
  private var done: First.Value?

  init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if let done { return takeSecond(touch, in: place, after: done) }
    firstState = first.take(touch, in: place)
    switch firstState {
    case .possible: return .possible
    case .failed: return .failed
    case .preparing(let value): return .preparing(.first(value))
    case .changed(let value): return .changed(.first(value))
    case .ended(let value):
      done = value
      let start = Touch(phase: .began, location: touch.location, time: touch.time)
      return touch.phase == .ended
        ? .changed(.second(value, nil)) : takeSecond(start, in: place, after: value)
    }
  }

  private func takeSecond(
    _ touch: Touch, in place: GesturePlace, after value: First.Value
  ) -> State {
    secondState = second.take(touch, in: place)
    return switch secondState {
    case .possible: .changed(.second(value, nil))
    case .preparing(let next), .changed(let next): .changed(.second(value, next))
    case .ended(let next): .ended(.second(value, next))
    case .failed: .failed
    }
  }

  override func act(on state: State, in place: GesturePlace) {
    if case .failed = state {
      first.act(on: .failed, in: place)
      return second.act(on: .failed, in: place)
    }
    if !firstState.isPossible { first.act(on: firstState, in: place) }
    if firstState.isOver { firstState = .possible }
    if !secondState.isPossible { second.act(on: secondState, in: place) }
  }

  override func reset() {
    first.reset()
    second.reset()
    (firstState, secondState, done) = (.possible, .possible, nil)
  }

  override var deadline: Duration? { done == nil ? first.deadline : second.deadline }
}

/// One gesture or, if it isn't made, another one.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is made.
  @frozen public enum Value {
    /// It is the first one.
    case first(First.Value)
    /// It is the second one.
    case second(Second.Value)
  }

  /// The gesture that goes first.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of one or the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    ExclusiveRecognizer<First, Second>(first.recognizer, second.recognizer)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: _Recognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: _Recognizer<First.Value>
  private let second: _Recognizer<Second.Value>
  private var firstState = _Recognizer<First.Value>.State.possible
  private var secondState = _Recognizer<Second.Value>.State.possible

  init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    if touch.phase == .began {
      if firstState.isOver { firstState = .possible }
      if secondState.isOver { secondState = .possible }
    }
    if !firstState.isOver { firstState = first.take(touch, in: place) }
    if !secondState.isOver { secondState = second.take(touch, in: place) }
    switch firstState {
    case .preparing(let value): return .preparing(.first(value))
    case .changed(let value): return .changed(.first(value))
    case .ended(let value): return .ended(.first(value))
    case .possible: return .possible
    case .failed: break
    }
    return switch secondState {
    case .preparing(let value): .preparing(.second(value))
    case .changed(let value): .changed(.second(value))
    case .ended(let value): .ended(.second(value))
    case .possible: .possible
    case .failed: .failed
    }
  }

  override func act(on state: State, in place: GesturePlace) {
    switch state {
    case .preparing(.first), .changed(.first), .ended(.first): first.act(on: firstState, in: place)
    case .preparing(.second), .changed(.second), .ended(.second):
      second.act(on: secondState, in: place)
    case .possible: break
    case .failed:
      first.act(on: .failed, in: place)
      second.act(on: .failed, in: place)
    }
  }

  override func reset() {
    first.reset()
    second.reset()
    (firstState, secondState) = (.possible, .possible)
  }

  override var deadline: Duration? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }
}

extension _Recognizer.State {
  /// Whether nothing more can come of it.
  var isOver: Bool {
    switch self {
    case .possible, .preparing, .changed: false
    case .ended, .failed: true
    }
  }

  /// Whether it is the gesture.
  var isMade: Bool {
    switch self {
    case .changed, .ended: true
    case .possible, .preparing, .failed: false
    }
  }

  var isPossible: Bool { if case .possible = self { true } else { false } }

  var value: Value? {
    switch self {
    case .preparing(let value), .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}
