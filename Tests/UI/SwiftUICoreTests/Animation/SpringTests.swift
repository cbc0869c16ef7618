import SwiftUICore
import Testing

struct SpringTests {
  private static let springs = [
    Spring.smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.3),
    Spring(mass: 2, stiffness: 100, damping: 8),
  ]

  @Test(arguments: springs) func motionObeysTheForce(spring: Spring) {
    var (place, speed) = (0.0, 3.0)
    let step = 0.000_02
    var time = 0.0
    for _ in 0..<10_000 {
      let force = spring.force(target: 1, position: place, velocity: speed)
      speed += force / spring.mass * step
      place += speed * step
      time += step
    }

    #expect(abs(spring.value(target: 1, initialVelocity: 3, time: time) - place) < 0.002)
    #expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: time) - speed) < 0.02)
  }

  @Test(arguments: springs) func springRestsAtItsTarget(spring: Spring) {
    let end = spring.settlingDuration

    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 1.0, time: end) - 1) <= 0.001)
    #expect(abs(spring.value(target: 10.0, time: 3 * end) - 10) < 0.001)
  }

  @Test func namesOfTheSameSpringAgree() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let physical = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)

    #expect(abs(spring.dampingRatio - 0.8) < 1e-9)
    #expect(abs(physical.duration - 0.5) < 1e-9)
    #expect(abs(physical.bounce - 0.2) < 1e-9)
    #expect(Spring.bouncy.bounce > Spring.snappy.bounce)
    #expect(Spring.smooth.bounce == 0)
  }

  @Test func smallStepsComeToTheSameAsOne() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<100 {
      spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.003)
    }

    #expect(abs(value - spring.value(target: 5, time: 0.3)) < 1e-6)
    #expect(abs(velocity - spring.velocity(target: 5, time: 0.3)) < 1e-6)
  }

  @Test func springIsFoundForTheTimeUntilItRests() {
    let spring = Spring(settlingDuration: 2, dampingRatio: 0.5)

    #expect(abs(spring.settlingDuration - 2) < 0.01)
    #expect(spring.dampingRatio == 0.5)
  }
}
