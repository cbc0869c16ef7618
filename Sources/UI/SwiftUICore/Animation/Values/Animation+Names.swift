public import Foundation

extension Animation {
  /// The system's animation.
  public static let `default` = Animation(DefaultAnimation())

  /// Always equally fast.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at the start.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Always equally fast, for a time in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at the start, for a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the end, for a time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at both ends, for a time in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Along a curve, for a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// Along a curve with two control points, for a time in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

// MARK: - Springs

extension Animation {
  /// A spring that does not swing over.
  public static var spring: Animation { spring() }
  /// A spring that does not swing over.
  public static var smooth: Animation { smooth() }
  /// A spring that swings over just a little.
  public static var snappy: Animation { snappy() }
  /// A spring that swings over.
  public static var bouncy: Animation { bouncy() }
  /// A spring for something that a person is moving.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring that does not take over the speed of what is under way.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Over how many seconds a change of springs is smoothed; springs here take
  ///     over place and speed at once, which is smooth by itself.
  /// - Returns: The animation that follows the spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A spring from how long it seems to take and how far it swings over.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring from its stiffness, in seconds, and how strongly it is slowed down.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that does not swing over, or a little.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings over just a little, or more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings over, or more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring for something that a person is moving.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring for something that a person is moving.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring that does not take over the speed of what is under way.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(InterpolatingSpring(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring that does not take over the speed of what is under way.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring as physics has it, which does not take over the speed of what is under way.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
}

/// A spring that does not take over the speed of what is under way.
private nonisolated struct InterpolatingSpring: CustomAnimation {
  var spring: Spring
  var initialVelocity: Double

  private var base: SpringAnimation {
    SpringAnimation(spring: spring, initialVelocity: initialVelocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}
