public import Foundation

/// How a change of views is shown over time.
public nonisolated struct Animation: Equatable, Hashable, Sendable {
  /// The animation inside.
  public var base: any CustomAnimation

  /// Wraps an animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (left: Animation, right: Animation) -> Bool {
    func isSame<A: CustomAnimation>(_ base: A) -> Bool { right.base as? A == base }
    return isSame(left.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation {
  /// The value at a time, in seconds from the start; `nil` when the end is reached.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value changes at a time, in units a second; `nil` if that isn't known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from one that is under way, keeping its time.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(base)" }
  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
}

/// The system's animation.
nonisolated struct DefaultAnimation: CustomAnimation, CustomStringConvertible,
  CustomDebugStringConvertible
{
  private var spring: SpringAnimation { SpringAnimation(spring: Spring(duration: 0.55)) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  var description: String { "DefaultAnimation()" }
  var debugDescription: String { "SwiftUI.DefaultAnimation()" }
}
