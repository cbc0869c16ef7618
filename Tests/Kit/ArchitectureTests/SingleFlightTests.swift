import Architecture
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor struct SingleFlightTests {
  private let calls = Calls<String, Int>()
  private let flights = SingleFlight<String, Int>()

  @Test func equalRequestsShareOneCall() async throws {
    let tasks = (0..<10).map { _ in ask("a") }
    await calls.begin(1)
    for task in tasks { await task.begun }

    calls.answer(0, 7)

    for task in tasks { #expect(try await task.value == 7) }
    #expect(calls.requests == ["a"])
    #expect(flights.count == 0)
  }

  @Test func differentRequestsDoNot() async throws {
    let (one, two) = (ask("a"), ask("b"))
    await calls.begin(2)
    for (number, request) in calls.requests.enumerated() {
      calls.answer(number, request == "a" ? 1 : 2)
    }

    #expect(try await one.value == 1)
    #expect(try await two.value == 2)
  }

  @Test func laterRequestStartsAnew() async throws {
    let first = ask("a")
    await calls.begin(1)
    calls.answer(0, 1)
    #expect(try await first.value == 1)

    let second = ask("a")
    await calls.begin(2)
    calls.answer(1, 2)
    #expect(try await second.value == 2)
  }

  @Test func errorReachesEveryWaiter() async {
    let tasks = (0..<3).map { _ in ask("a") }
    await calls.begin(1)
    for task in tasks { await task.begun }
    calls.fail(0, Fault())

    for task in tasks {
      await #expect(throws: Fault()) { try await task.value }
    }
    #expect(calls.requests.count == 1)
  }

  @Test func cancelledWaiterLeavesTheOthersAlone() async throws {
    let (one, two) = (ask("a"), ask("a"))
    await calls.begin(1)
    await one.begun
    await two.begun

    one.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }
    #expect(flights.count == 1)
    calls.answer(0, 7)

    #expect(try await two.value == 7)
    #expect(calls.cancelled.isEmpty)
  }

  @Test func lastCancelledWaiterCancelsTheCall() async {
    let (one, two) = (ask("a"), ask("a"))
    await calls.begin(1)
    await one.begun
    await two.begun

    one.cancel()
    two.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }
    await #expect(throws: CancellationError.self) { try await two.value }

    await calls.end(1)
    #expect(calls.cancelled == [0])
    #expect(flights.count == 0)
  }

  @Test func requestAfterACancelledCallDoesNotGetItsAnswer() async throws {
    let calls = Calls<String, Int>(isStubborn: true)
    let flights = flights
    let one = Asked { try await flights.value(for: "a") { try await calls.ask("a") } }
    await calls.begin(1)
    one.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }

    let two = Asked { try await flights.value(for: "a") { try await calls.ask("a") } }
    await calls.begin(2)
    calls.answer(0, 1)
    calls.answer(1, 2)

    #expect(try await two.value == 2)
  }

  @Test func cancelledTaskDoesNotEvenAsk() async {
    let task = Task {
      await Watched(false).wait { $0 }  // Ends with the cancellation.
      return try await flights.value(for: "a") { [calls] in try await calls.ask("a") }
    }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(calls.requests.isEmpty)
  }

  @Test func callIsReleasedOnceItIsDone() async throws {
    let end = Watched(false)
    do {
      let lifetime = Lifetime(end: end)
      #expect(try await flights.value(for: "a") { withExtendedLifetime(lifetime) { 5 } } == 5)
    }

    await #expect(end.wait { $0 })
  }

  @Test func manyThreadsAndCancellationsLeaveNothingBehind() async {
    let flights = SingleFlight<Int, Int>()

    await withTaskGroup(of: Void.self) { group in
      for number in 0..<2_000 {
        group.addTask {
          let task = Task {
            try await flights.value(for: number % 7) {
              await Task.yield()
              try Task.checkCancellation()
              return number % 7
            }
          }
          if number % 3 == 0 { task.cancel() }
          // Either the right answer, or the cancellation that was asked for.
          do {
            #expect(try await task.value == number % 7)
          } catch {
            #expect(error is CancellationError && number % 3 == 0)
          }
        }
      }
    }

    #expect(flights.count == 0)
  }

  private func ask(_ key: String) -> Asked<Int> {
    let (flights, calls) = (flights, calls)
    return Asked { try await flights.value(for: key) { try await calls.ask(key) } }
  }
}
