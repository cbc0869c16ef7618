public import Foundation

/// Starts another animation later.
nonisolated struct DelayedAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Runs another animation faster or slower.
nonisolated struct PacedAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time * speed, context: &context)
  }
}

/// Runs another animation again and again, every other time backwards if wanted.
nonisolated struct RepeatedAnimation: CustomAnimation {
  var base: Animation
  /// How many times; `nil` for ever.
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var run = context.state[RepeatedRun<V>.self] ?? RepeatedRun<V>.Run()
    defer { context.state[RepeatedRun<V>.self] = run }
    var inner = context.withState(run.state)
    var result = base.animate(value: value, time: time - run.start, context: &inner)
    if result == nil {
      run.done += 1
      if let count, run.done >= count { return nil }
      run.start = time
      inner = context.withState(AnimationState())
      result = base.animate(value: value, time: 0, context: &inner)
    }
    run.state = inner.state
    guard let result else { return nil }
    return autoreverses && !run.done.isMultiple(of: 2) ? value - result : result
  }
}

/// What a repeated animation keeps: how often it ran and since when it runs now.
private enum RepeatedRun<V: VectorArithmetic>: AnimationStateKey {
  struct Run {
    var done = 0
    var start: TimeInterval = 0
    var state = AnimationState<V>()
  }

  static var defaultValue: Run? { nil }
}

/// Counts as over before another animation has ended.
nonisolated struct LogicallyCompleteAnimation: CustomAnimation {
  var base: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// Starts later, by seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// Runs faster, or, below 1, slower.
  public func speed(_ speed: Double) -> Animation {
    Animation(PacedAnimation(base: self, speed: speed))
  }

  /// Runs a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs again and again for as long as the view exists.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as over after a time, in seconds, whenever it really ends.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration))
  }
}
