import Foundation

/// Follows a curve for a fixed time.
nonisolated struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: max(time, 0) / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0 else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// Follows a spring until it rests; started again on its way it keeps its speed.
nonisolated struct SpringAnimation: CustomAnimation {
  var spring: Spring
  var initialVelocity = 0.0

  private func startingSpeed<V: VectorArithmetic>(
    _ value: V, _ context: AnimationContext<V>
  ) -> V {
    context.state[SpringSpeed<V>.self] ?? value.scaled(by: initialVelocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let speed = startingSpeed(value, context)
    if time >= spring.duration { context.isLogicallyComplete = true }
    let epsilon = max(value.magnitudeSquared.squareRoot(), 1) * 0.001
    let end = spring.settlingDuration(target: value, initialVelocity: speed, epsilon: epsilon)
    guard time < end else { return nil }
    return spring.value(target: value, initialVelocity: speed, time: max(time, 0))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(
      target: value, initialVelocity: startingSpeed(value, context), time: max(time, 0))
  }

  /// Takes over the speed of what is under way.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    context.state[SpringSpeed<V>.self] = previous.velocity(
      value: value, time: time, context: context)
    return true
  }
}

/// The speed that a spring takes over from what was under way.
private enum SpringSpeed<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: V? { nil }
}
