public import Foundation

/// How a value gets from one to another over time.
///
/// Values are told as differences: an animation leads from zero to the given one.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds from the start; `nil` when the end is reached.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes at a time, in units a second; `nil` if that isn't known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from one that is under way, keeping its time.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows and keeps while it runs.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one frame to the next.
  public var state: AnimationState<Value>
  /// Whether the animation is over as far as one can tell by looking.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues

  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Names something that an animation keeps while it runs.
public nonisolated protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What is there at the start.
  static var defaultValue: Value { get }
}

/// What an animation keeps while it runs.
public nonisolated struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// What is kept under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
