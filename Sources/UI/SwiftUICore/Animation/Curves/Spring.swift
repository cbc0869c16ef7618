public import Foundation

/// A spring that pulls a value to a target, and what slows it down.
public nonisolated struct Spring: Hashable, Sendable {
  /// How fast the spring would swing if nothing slowed it down, in radians a second.
  let frequency: Double
  /// How strongly it is slowed down; at 1 it just does not swing over.
  public private(set) var dampingRatio: Double
  /// The mass at its end.
  public private(set) var mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  /// Creates a spring from how long it seems to take and how far it swings over.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce >= 0 ? max(1 - bounce, 0) : 1 / (1 + max(bounce, -0.999))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring from its stiffness, in seconds, and how strongly it is slowed down.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: max(dampingRatio, 0))
  }

  /// Creates a spring as physics has it.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring from how long it takes until it rests.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    var (low, high) = (1e-3, 1e4)
    for _ in 0..<60 {
      let middle = (low * high).squareRoot()
      let spring = Spring(frequency: middle, dampingRatio: dampingRatio)
      let time = spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
      if time > settlingDuration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: dampingRatio)
  }

  /// How long the spring seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How far it swings over, from 0, not at all, to 1; negative for a slower end.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time of one swing if nothing slowed it down, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The force for each unit of distance.
  public var stiffness: Double { frequency * frequency * mass }
  /// The force for each unit of speed that slows it down.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// How long it takes until it rests, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }
}

// MARK: - Motion

extension Spring {
  /// Where a value is that began at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let part = parts(at: time)
    return target - target.scaled(by: part.place) + initialVelocity.scaled(by: part.push)
  }

  /// How fast a value goes that began at zero, in units a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let part = parts(at: time)
    return initialVelocity.scaled(by: part.pushSpeed) - target.scaled(by: part.speed)
  }

  /// Where a value is on its way between two others.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast a value goes on its way between two others.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Moves a value on by a stretch of time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = velocity
    velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
    value = value + self.value(target: distance, initialVelocity: start, time: deltaTime)
  }

  /// The force on a value.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes until a value rests within a distance of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    let reach = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    if reach + speed == 0 { return 0 }
    if dampingRatio < 1 {
      let decay = frequency * dampingRatio
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let height = reach + (speed + decay * reach) / max(swing, 1e-9)
      return max(log(height / epsilon) / decay, 0)
    }
    var high = response
    while !rests(at: high, target, initialVelocity, epsilon), high < 3600 { high *= 2 }
    var low = 0.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if rests(at: middle, target, initialVelocity, epsilon) {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  private func rests<V: VectorArithmetic>(
    at time: TimeInterval, _ target: V, _ initialVelocity: V, _ epsilon: Double
  ) -> Bool {
    let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
    return rest.magnitudeSquared < epsilon * epsilon
  }

  /// What is left of the distance and of its speed, and what a push at the start comes to.
  private func parts(
    at time: TimeInterval
  ) -> (place: Double, speed: Double, push: Double, pushSpeed: Double) {
    let decay = frequency * dampingRatio
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let (fade, sine, cosine) = (exp(-decay * time), sin(swing * time), cos(swing * time))
      return (
        fade * (cosine + decay / swing * sine), -fade * frequency * frequency / swing * sine,
        fade * sine / swing, fade * (cosine - decay / swing * sine)
      )
    }
    if dampingRatio == 1 {
      let fade = exp(-frequency * time)
      return (
        fade * (1 + frequency * time), -fade * frequency * frequency * time, fade * time,
        fade * (1 - frequency * time)
      )
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (first, second) = (exp(slow * time), exp(fast * time))
    let width = slow - fast
    return (
      (slow * second - fast * first) / width, slow * fast * (second - first) / width,
      (first - second) / width, (slow * first - fast * second) / width
    )
  }
}

extension Spring {
  /// A spring that does not swing over.
  public static var smooth: Spring { smooth() }

  /// A spring that does not swing over, or a little.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings over just a little.
  public static var snappy: Spring { snappy() }

  /// A spring that swings over just a little, or more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings over.
  public static var bouncy: Spring { bouncy() }

  /// A spring that swings over, or more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
