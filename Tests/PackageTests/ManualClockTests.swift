import TestSupport
import Testing

struct ManualClockTests {
  @Test func sleepEndsWhenTheTestSaysSo() async throws {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }

    await clock.waitForSleep(of: .seconds(10))
    clock.advance(by: .seconds(10))
    try await sleeper.value

    #expect(clock.now.offset == .seconds(10))
  }

  @Test func cancelledSleepThrowsThoughTheClockStands() async {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }

    await clock.waitForSleep(of: .seconds(10))
    sleeper.cancel()

    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.now.offset == .zero)
  }

  @Test func shortSleepMovesTheClockByItself() async throws {
    let clock = ManualClock(skippingSleepsUnder: .seconds(60))

    try await clock.sleep(for: .seconds(59))

    #expect(clock.now.offset == .seconds(59))
    #expect(clock.sleeps == [.seconds(59)])
  }

  @Test func sleepUntilThePastIsNone() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(5))

    try await clock.sleep(until: clock.now, tolerance: nil)

    #expect(clock.now.offset == .seconds(5))
  }
}
