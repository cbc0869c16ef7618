import Architecture
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor struct DebouncerTests {
  private let clock = ManualClock()
  private let debouncer: Debouncer
  private let log = Log()

  init() { debouncer = Debouncer(clock: clock) }

  @Test func requestRunsAfterThePause() async {
    debouncer.submit { log.lines.append("a") }
    await clock.waitForSleep(of: .milliseconds(300))
    clock.advance(by: .milliseconds(299))
    await Task.yield()
    #expect(log.lines.isEmpty)

    clock.advance(by: .milliseconds(1))
    await debouncer.settle()

    #expect(log.lines == ["a"])
  }

  @Test func onlyTheLastOfQuickRequestsRuns() async {
    for (number, word) in ["h", "he", "het", "heta"].enumerated() {
      debouncer.submit { log.lines.append(word) }
      await clock.waitForSleep(of: .milliseconds(300), count: number + 1)
      clock.advance(by: .milliseconds(200))
    }
    #expect(log.lines.isEmpty)

    clock.advance(by: .milliseconds(100))
    await debouncer.settle()

    #expect(log.lines == ["heta"])
  }

  @Test func requestsWithPausesBetweenAllRun() async {
    for (number, word) in ["a", "b"].enumerated() {
      debouncer.submit { log.lines.append(word) }
      await clock.waitForSleep(of: .milliseconds(300), count: number + 1)
      clock.advance(by: .milliseconds(300))
      await debouncer.settle()
    }

    #expect(log.lines == ["a", "b"])
  }

  @Test func runningRequestIsCancelledByTheNext() async throws {
    let calls = Calls<String, Int>()
    debouncer.submit {
      do {
        log.lines.append("\(try await calls.ask("slow"))")
      } catch {
        log.lines.append(error is CancellationError ? "cancelled" : "failed")
      }
    }
    await clock.waitForSleep(of: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await calls.begin(1)

    debouncer.submit { log.lines.append("next") }
    await calls.end(1)
    await clock.waitForSleep(of: .milliseconds(300), count: 2)
    clock.advance(by: .milliseconds(300))
    await debouncer.settle()

    #expect(calls.cancelled == [0])
    #expect(log.lines == ["cancelled", "next"])
  }

  @Test func cancelledRequestNeverRuns() async {
    debouncer.submit { log.lines.append("a") }
    await clock.waitForSleep(of: .milliseconds(300))

    debouncer.cancel()
    clock.advance(by: .seconds(1))
    await debouncer.settle()

    #expect(log.lines.isEmpty)
  }

  @Test func requestCancelledInTheMomentItsPauseEndsDoesNotRun() async {
    debouncer.submit { log.lines.append("a") }
    await clock.waitForSleep(of: .milliseconds(300))
    clock.advance(by: .milliseconds(300))  // Woken, but the main actor is busy here.
    debouncer.submit { log.lines.append("b") }
    await clock.waitForSleep(of: .milliseconds(300), count: 2)
    clock.advance(by: .milliseconds(300))
    await debouncer.settle()

    #expect(log.lines == ["b"])
  }

  @Test func debouncerThatGoesForgetsItsRequest() async {
    let calls = Calls<String, Int>()
    weak var released: Debouncer?
    do {
      let debouncer = Debouncer(pause: .seconds(1), clock: clock)
      released = debouncer
      debouncer.submit { _ = try? await calls.ask("a") }  // The call's end is what is looked at.
      await clock.waitForSleep(of: .seconds(1))
      clock.advance(by: .seconds(1))
      await calls.begin(1)
    }

    await calls.end(1)
    #expect(released == nil)
    #expect(calls.cancelled == [0])
  }

  @Test func settlingWithoutARequestEndsAtOnce() async {
    await debouncer.settle()

    #expect(clock.sleeps.isEmpty)
  }

  private final class Log { var lines: [String] = [] }
}
