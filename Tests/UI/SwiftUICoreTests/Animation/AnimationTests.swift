import SwiftUICore
import Testing

struct AnimationTests {
  /// The values of an animation from 0 to 10 at times.
  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>.forTests
    return times.map { animation.animate(value: 10, time: $0, context: &context) }
  }

  @Test func curveTakesItsTime() {
    #expect(values(.linear(duration: 2), at: [0, 0.5, 1, 2]) == [0, 2.5, 5, nil])
  }

  @Test func delayAndSpeedShiftTime() {
    #expect(values(.linear(duration: 2).delay(1), at: [0.5, 2, 3]) == [0, 5, nil])
    #expect(values(.linear(duration: 2).speed(2), at: [0.5, 1]) == [5, nil])
  }

  @Test func repetitionRunsBackwardsEveryOtherTime() {
    let swinging = Animation.linear(duration: 1).repeatCount(3)
    let jumping = Animation.linear(duration: 1).repeatForever(autoreverses: false)

    #expect(
      values(swinging, at: [0.25, 1, 1.25, 2, 2.25, 3]) == [2.5, 10, 7.5, 0, 2.5, nil])
    #expect(values(jumping, at: [0.25, 1, 1.25, 2]) == [2.5, 0, 2.5, 0])
  }

  @Test func animationsAreEqualByWhatTheyDo() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring == .smooth)
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
  }

  @Test func logicalEndCanComeEarlier() {
    var context = AnimationContext<Double>.forTests
    let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)

    _ = animation.animate(value: 10, time: 0.9, context: &context)
    #expect(!context.isLogicallyComplete)
    let value = animation.animate(value: 10, time: 1, context: &context)

    #expect(context.isLogicallyComplete)
    #expect(value == 2)
  }

  private struct Staircase: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      guard time < 2 else { return nil }
      var result = value
      result.scale(by: time < 1 ? 0 : 0.5)
      return result
    }
  }

  @Test func animationOfOnesOwnIsAsked() {
    #expect(values(Animation(Staircase()), at: [0.5, 1.5, 2]) == [0, 5, nil])
  }
}
