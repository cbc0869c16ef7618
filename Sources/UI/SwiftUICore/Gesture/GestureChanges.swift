extension Gesture {
  /// Runs an action when the gesture was made.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Keeps a state for as long as the gesture is being made.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// The gesture with something else as its value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the value of the gesture changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture and what to run when it was made.
public nonisolated struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    ActingRecognizer(base.recognizer) { state, _ in
      if case .ended(let value) = state { action(value) }
    }
  }
}

/// A gesture and what to run when its value changes.
public nonisolated struct _ChangedGesture<Base: Gesture>: PrimitiveGesture
where Base.Value: Equatable {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    var last: Value?
    return ActingRecognizer(base.recognizer) { state, _ in
      switch state {
      case .changed(let value), .preparing(let value):
        if last != value { action(value) }
        last = value
      case .possible, .ended, .failed: last = nil
      }
    }
  }
}

/// A gesture that keeps a state while it is being made.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  let change: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that keeps a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    ActingRecognizer(base.recognizer) { phase, _ in
      switch phase {
      case .changed(let value), .preparing(let value): state.change { change(value, &$0, &$1) }
      case .ended, .failed: state.reset()
      case .possible: break
      }
    }
  }
}

/// A gesture with something else as its value.
public nonisolated struct _MapGesture<Base: Gesture, NewValue>: PrimitiveGesture {
  public typealias Value = NewValue

  let base: Base
  let transform: (Base.Value) -> NewValue

  @MainActor func makeRecognizer() -> _Recognizer<Value> {
    MappedRecognizer(base.recognizer, transform)
  }
}

/// A gesture of any type.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  public typealias Value = Value

  private let make: () -> _Recognizer<Value>

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { MainThread.assume(gesture) { $0.recognizer } }
  }

  @MainActor func makeRecognizer() -> _Recognizer<Value> { make() }
}

/// Recognizes what another one does, and runs something beside it.
final class ActingRecognizer<Value>: _Recognizer<Value> {
  private let base: _Recognizer<Value>
  private let action: (State, GesturePlace) -> Void

  init(_ base: _Recognizer<Value>, _ action: @escaping (State, GesturePlace) -> Void) {
    self.base = base
    self.action = action
  }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    base.take(touch, in: place)
  }

  override func act(on state: State, in place: GesturePlace) {
    base.act(on: state, in: place)
    action(state, place)
  }

  override func reset() { base.reset() }
  override var deadline: Duration? { base.deadline }
}

/// Recognizes what another one does, with something else as the value.
class PlacedRecognizer<Base, Value>: _Recognizer<Value> {
  private let base: _Recognizer<Base>
  private let transform: (Base, GesturePlace) -> Value
  private var last: _Recognizer<Base>.State = .possible

  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base, GesturePlace) -> Value) {
    self.base = base
    self.transform = transform
  }

  override func take(_ touch: Touch, in place: GesturePlace) -> State {
    last = base.take(touch, in: place)
    return switch last {
    case .possible: .possible
    case .preparing(let value): .preparing(transform(value, place))
    case .changed(let value): .changed(transform(value, place))
    case .ended(let value): .ended(transform(value, place))
    case .failed: .failed
    }
  }

  override func act(on state: State, in place: GesturePlace) {
    if case .failed = state {
      base.act(on: .failed, in: place)
    } else {
      base.act(on: last, in: place)
    }
  }

  override func reset() { base.reset() }
  override var deadline: Duration? { base.deadline }
}

/// Recognizes what another one does, with something else as the value.
final class MappedRecognizer<Base, Value>: PlacedRecognizer<Base, Value> {
  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    super.init(base) { value, _ in transform(value) }
  }
}
