import Foundation
import Networking
import TestSupport
import Testing

/// What happens when time is up, on a clock that the tests move.
@Suite(.hangLimit)
struct TimeoutTests {
  private let server: FaultServer
  private let clock = ManualClock()

  init() throws { server = try FaultServer() }

  private func client(_ loader: Loader, retries: Int = 0) -> NetworkHTTPClient {
    loader.client(server) {
      $0.clock = clock
      $0.timeouts = .init(silence: .seconds(20), whole: .seconds(90))
      $0.retry = RetryPolicy(maximumRetries: retries, firstDelay: .seconds(1))
      $0.jitter = { 0 }
    }
  }

  @Test(arguments: Loader.allCases)
  func serverThatSaysNothingTimesOutAndIsHungUpOn(loader: Loader) async {
    server.script("/x", .silence)
    let client = client(loader)

    let task = Task { await failure { () throws(NetworkError) in try await client.send(.bytes()) } }
    await server.waitForRequests(1)
    await clock.waitForSleep(of: .seconds(20))
    clock.advance(by: .seconds(19))
    #expect(!task.isCancelled)
    clock.advance(by: .seconds(1))

    #expect(await task.value == .timeout)
    await server.waitForClosedConnections()
    #expect(server.requests.count == 1)
  }

  @Test(arguments: Loader.allCases)
  func slowBodyLastsAsLongAsSomethingComes(loader: Loader) async throws {
    let gate = Gate()
    server.script("/x", .dripping("荷塘月色", through: gate))
    let client = client(loader)
    let received = Watched<Int64>(0)

    let task = Task {
      try await client.send(.bytes()) { progress in
        if case .received(let count, _) = progress { received.update { $0 = count } }
      }
    }
    await clock.waitForSleep(of: .seconds(20))
    // Six times ten seconds of waiting for one more byte: never silent for twenty.
    for count in 1...6 {
      clock.advance(by: .seconds(10))
      gate.letThrough()
      await received.wait { $0 >= Int64(count) }
    }
    gate.open()

    #expect(try await task.value == Data("荷塘月色".utf8))
  }

  @Test(arguments: Loader.allCases)
  func bodyThatStopsComingTimesOut(loader: Loader) async {
    let gate = Gate()
    server.script("/x", .dripping("abc", through: gate))
    let client = client(loader)
    let received = Watched<Int64>(0)

    let task = Task {
      await failure { () throws(NetworkError) in
        try await client.send(.bytes()) { progress in
          if case .received(let count, _) = progress { received.update { $0 = count } }
        }
      }
    }
    await clock.waitForSleep(of: .seconds(20))
    clock.advance(by: .seconds(15))
    gate.letThrough()
    await received.wait { $0 == 1 }
    clock.advance(by: .seconds(10))
    await clock.waitForSleep(of: .seconds(10))
    clock.advance(by: .seconds(10))

    #expect(await task.value == .timeout)
  }

  @Test func waitingForOthersIsNotSilence() async throws {
    let gates = (0..<6).map { _ in Gate() }
    for (number, gate) in gates.enumerated() {
      server.script("/\(number)", .dripping("荷塘", through: gate))
    }
    server.script("/x", .json("1"))
    let client = client(.standard)
    let received = Watched(0)

    let busy = gates.indices.map { number in
      Task {
        try await client.send(.bytes(.get, "/\(number)")) { _ in received.update { $0 += 1 } }
      }
    }
    await server.waitForRequests(6)
    let patient = Task { try await client.send(.bytes()) }
    await clock.waitForSleep(of: .seconds(20), count: 7)
    // Half a minute in which the six others get a byte now and then, and the seventh nothing.
    for round in 1...3 {
      clock.advance(by: .seconds(10))
      for gate in gates { gate.letThrough() }
      await received.wait { $0 >= 6 * round }
    }
    #expect(server.requests(to: "/x").isEmpty)
    for gate in gates { gate.open() }

    #expect(try await patient.value == Data("1".utf8))
    for call in busy { #expect(try await call.value == Data("荷塘".utf8)) }
  }

  @Test func wholeCallEndsInSpiteOfRetries() async {
    server.script("/x", .answer(500), .answer(500), .silence)
    let client = client(.standard, retries: 5)

    let task = Task { await failure { () throws(NetworkError) in try await client.send(.bytes()) } }
    await clock.waitForSleep(of: .seconds(1))
    clock.advance(by: .seconds(1))
    await clock.waitForSleep(of: .seconds(2))
    clock.advance(by: .seconds(2))
    await server.waitForRequests(3)
    clock.advance(by: .seconds(87))

    #expect(await task.value == .timeout)
    #expect(server.requests.count == 3)
  }

  @Test func silenceIsTriedAgain() async throws {
    server.script("/x", .silence, .json("1"))
    let client = client(.standard, retries: 1)

    let task = Task { try await client.send(.bytes()) }
    await server.waitForRequests(1)
    await clock.waitForSleep(of: .seconds(20))
    clock.advance(by: .seconds(20))
    await clock.waitForSleep(of: .seconds(1))
    clock.advance(by: .seconds(1))

    #expect(try await task.value == Data("1".utf8))
    #expect(server.requests.count == 2)
  }

  @Test(arguments: Loader.allCases)
  func realClockKeepsRealTime(loader: Loader) async {
    server.script("/x", .silence)
    let client = loader.client(server) {
      $0.clock = ContinuousClock()
      $0.timeouts = .init(silence: .milliseconds(100), whole: .seconds(50))
    }

    await #expect(throws: NetworkError.timeout) { try await client.send(.bytes()) }
  }
}
