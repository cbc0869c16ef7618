import Foundation
import SwiftUICore
import Testing

/// The measured facts on animations.
@MainActor struct AnimationFactTests {
  @Test(.measured("animation/completion")) func logicalEndComesBeforeTheRealOne() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Fading(log: log))

    log.flip?()
    host.settle()
    clock.advance(by: .seconds(1))
    #expect(log.lines.count == 1)
    clock.advance(by: .seconds(4))

    expectMeasured("order", log.lines.joined(separator: ", "))
    host.close()
  }

  private struct Fading: View {
    let log: Log
    @State private var opacity = 0.0
    @State private var other = 0.0

    var body: some View {
      let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
      let _ =
        log.flip = {
          withAnimation(animation, completionCriteria: .removed) {
            opacity = 1
          } completion: {
            log.add("removed")
          }
          withAnimation(animation, completionCriteria: .logicallyComplete) {
            other = 1
          } completion: {
            log.add("logically complete")
          }
        }
      Box(10, 10).opacity(opacity).overlay { Box(5, 5).opacity(other) }
    }
  }

  @Test(.measured("animation/default")) func defaultAnimationIsNamed() {
    expectMeasured("description", Animation.default.description)
    expectMeasured("debug description", Animation.default.debugDescription)
  }
}
