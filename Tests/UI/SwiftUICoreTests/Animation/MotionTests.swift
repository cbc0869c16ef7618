import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// What is shown while values change over time.
@MainActor struct MotionTests {
  private struct Fading: View {
    let log: Log
    var animation: Animation? = .linear(duration: 1)
    @State private var opacity = 0.0

    var body: some View {
      let _ =
        log.flip = {
          withAnimation(animation) {
            opacity = opacity == 0 ? 1 : 0
          } completion: {
            log.add("over")
          }
        }
      Box(10, 10).opacity(opacity)
    }
  }

  @Test func opacityGoesThroughTheValuesInBetween() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Fading(log: log))
    #expect(host.opacities == [0])

    log.flip?()
    host.settle()
    #expect(host.opacities == [0])
    clock.advance(by: .milliseconds(250))
    #expect(host.opacities == [0.25])
    clock.advance(by: .milliseconds(500))
    #expect(host.opacities == [0.75])
    #expect(log.lines == [])
    clock.advance(by: .milliseconds(250))

    #expect(host.opacities == [1])
    #expect(log.lines == ["over"])
    #expect(!clock.isWanted)
    host.close()
  }

  @Test func withoutAClockTheEndIsShownAtOnce() {
    let log = Log()
    let host = Host(100, 100, Fading(log: log))

    log.flip?()
    host.settle()

    #expect(host.opacities == [1])
    #expect(log.lines == ["over"])
    host.close()
  }

  @Test func lessMotionShowsTheEndAtOnce() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Fading(log: log))
    host.graph.reducesMotion = true

    log.flip?()
    host.settle()

    #expect(host.opacities == [1])
    #expect(log.lines == ["over"])
    #expect(!clock.isWanted)
    host.close()
  }

  @Test func withoutAnAnimationTheEndIsShownAtOnce() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Fading(log: log, animation: nil))

    log.flip?()
    host.settle()

    #expect(host.opacities == [1])
    #expect(log.lines == ["over"])
    host.close()
  }

  @Test func motionTurnsRoundWhereItIs() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Fading(log: log))
    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(500))

    log.flip?()
    host.settle()
    #expect(host.opacities == [0.5])
    #expect(log.lines == ["over"])
    clock.advance(by: .milliseconds(500))

    #expect(host.opacities == [0.25])
    host.close()
    #expect(log.lines == ["over", "over"])
  }

  @Test func springKeepsItsSpeedWhenTheTargetChanges() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Sliding(log: log))
    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(100))
    let before = host.shifts[0]
    clock.advance(by: .milliseconds(1))
    let speed = host.shifts[0] - before

    log.flip?()
    host.settle()
    let turned = host.shifts[0]
    clock.advance(by: .milliseconds(1))

    #expect(speed > 0.1)
    #expect(abs(host.shifts[0] - turned - speed) < 0.1 * speed)
    host.close()
  }

  private struct Sliding: View {
    let log: Log
    @State private var isAway = false

    var body: some View {
      let _ = log.flip = { withAnimation(.smooth) { isAway.toggle() } }
      Color.red.scaleEffect(isAway ? 200 : 0, anchor: .topLeading)
    }
  }

  @Test func onlyChangesOfTheWatchedValueAreAnimated() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Watching(log: log))

    log.flip?()
    host.settle()
    #expect(host.opacities == [0.5, 0.5])
    #expect(!clock.isWanted)
    log.flip?()
    host.settle()
    #expect(host.opacities == [0.5, 1])
    clock.advance(by: .milliseconds(500))

    #expect(host.opacities == [0.75, 1])
    host.close()
  }

  private struct Watching: View {
    let log: Log
    @State private var opacity = 0.0
    @State private var watched = false

    var body: some View {
      let _ =
        log.flip = {
          if opacity == 0 {
            opacity = 0.5
          } else {
            opacity = 1
            watched = true
          }
        }
      HStack {
        Box(10, 10).opacity(opacity).animation(.linear(duration: 1), value: watched)
        Box(10, 10).opacity(opacity)
      }
    }
  }

  @Observable fileprivate final class Model {
    var opacity = 0.0
  }

  private struct Observing: View {
    let model: Model
    var body: some View { Box(10, 10).opacity(model.opacity) }
  }

  @Test func changesOfObservedObjectsAreAnimatedToo() {
    let (model, clock) = (Model(), TestClock())
    let host = Host(100, 100, clock: clock, Observing(model: model))

    withAnimation(.linear(duration: 1)) { model.opacity = 1 }
    host.settle()
    clock.advance(by: .milliseconds(500))

    #expect(host.opacities == [0.5])
    host.close()
  }

  private struct Counting: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number))") }
  }

  private struct CountingUp: View {
    let log: Log
    @State private var number = 0.0

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { number = 100 } }
      Counting(number: number)
    }
  }

  @Test func viewWhoseDataIsInterpolatedIsEvaluatedForEachPicture() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, CountingUp(log: log))

    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(300))
    #expect(host.renderer.screen.texts == ["30"])
    clock.advance(by: .seconds(1))

    #expect(host.renderer.screen.texts == ["100"])
    host.close()
  }

  private struct Recoloring: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { isOn = true } }
      RoundedRectangle(cornerRadius: isOn ? 10 : 0).fill(isOn ? Color.white : Color.black)
    }
  }

  @Test func shapesAndColorsChangeTogether() throws {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Recoloring(log: log))

    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(500))

    let shape = try #require(
      host.renderer.screen.flattened().compactMap { element -> ShapeContent? in
        if case .shape(let shape) = element.content { shape } else { nil }
      }.first)
    #expect(shape.outline == .roundedRectangle(radius: CGSize(width: 5, height: 5)))
    #expect(shape.color != .white && shape.color != .black)
    host.close()
  }

  private struct Wishing: View {
    let log: Log
    let transaction: Transaction
    @State private var opacity = 0.0

    var body: some View {
      let _ = log.flip = { withTransaction(transaction) { opacity = 1 } }
      Box(10, 10).opacity(opacity)
    }
  }

  @Test func completionsOfATransactionRunAsTheyAsk() {
    let (log, clock) = (Log(), TestClock())
    var transaction = Transaction(animation: .linear(duration: 5).logicallyComplete(after: 1))
    transaction.addAnimationCompletion(criteria: .removed) { log.add("removed") }
    transaction.addAnimationCompletion { log.add("logically complete") }
    let host = Host(100, 100, clock: clock, Wishing(log: log, transaction: transaction))

    log.flip?()
    host.settle()
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["logically complete"])
    clock.advance(by: .seconds(4))

    #expect(log.lines == ["logically complete", "removed"])
    host.close()
  }

  @Test func completionOfNothingRunsAtOnce() {
    let log = Log()

    withAnimation {
      log.add("body")
    } completion: {
      log.add("over")
    }

    #expect(log.lines == ["body", "over"])
  }

  private struct Bound: View {
    let log: Log
    @State private var opacity = 0.0

    var body: some View {
      let _ = log.flip = { $opacity.animation(.linear(duration: 1)).wrappedValue = 1 }
      Box(10, 10).opacity(opacity)
    }
  }

  @Test func writesThroughAnAnimatedBindingAreAnimated() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Bound(log: log))

    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(500))

    #expect(host.opacities == [0.5])
    host.close()
  }

  private struct Unmoved: View {
    let log: Log
    @State private var opacity = 0.0

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { opacity = 1 } }
      Box(10, 10).opacity(opacity).transaction { $0.animation = nil }
    }
  }

  @Test func viewsCanChangeTheTransactionOfWhatIsInThem() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Unmoved(log: log))

    log.flip?()
    host.settle()

    #expect(host.opacities == [1])
    host.close()
  }
}
