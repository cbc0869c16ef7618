import Foundation
import Networking
import Synchronization
import TestSupport
import Testing

/// How often calls are made, and how long is waited between.
@Suite(.hangLimit)
struct RetryTests {
  private let server: FaultServer
  private let clock = ManualClock(skippingSleepsUnder: .seconds(60))

  init() throws { server = try FaultServer() }

  /// A client that repeats calls and jumps over the waits; its time-outs are too long to be jumped.
  private func client(
    _ loader: Loader = .standard, retries: Int = 3, jitter: Double = 0,
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
  ) -> NetworkHTTPClient {
    loader.client(server) {
      $0.clock = clock
      $0.timeouts = .init(silence: .seconds(1000), whole: .seconds(2000))
      $0.retry = RetryPolicy(maximumRetries: retries, firstDelay: .seconds(1))
      $0.jitter = { jitter }
      $0.now = now
    }
  }

  /// The waits between attempts.
  private var waits: [Duration] { clock.sleeps.filter { $0 < .seconds(60) } }

  @Test(arguments: Loader.allCases, [500, 502, 503, 504, 408, 429])
  func passingStatusIsAskedAgainUntilRetriesRunOut(loader: Loader, status: Int) async {
    server.script("/x", .answer(status))

    await #expect(throws: NetworkError.http(status: status, excerpt: "")) {
      try await client(loader).send(.bytes())
    }

    #expect(server.requests.count == 1 + 3)
  }

  @Test(arguments: [400, 401, 403, 404, 410, 501])
  func lastingStatusIsAskedOnce(status: Int) async {
    server.script("/x", .answer(status))

    await #expect(throws: NetworkError.http(status: status, excerpt: "")) {
      try await client().send(.bytes())
    }

    #expect(server.requests.count == 1)
    #expect(waits.isEmpty)
  }

  @Test(arguments: [HTTPCall.Method.get, .put, .delete])
  func repeatableCallSucceedsOnceTheServerDoes(method: HTTPCall.Method) async throws {
    server.script("/x", .answer(500), .reset, .misannounced("1", length: 9), .json("1"))

    let body = try await client().send(.bytes(method))

    #expect(body == Data("1".utf8))
    #expect(server.requests.map(\.method) == .init(repeating: method.rawValue, count: 4))
  }

  @Test(arguments: Loader.allCases, [ScriptedReply.answer(500), .reset, .closeWithoutAnswer])
  func postIsMadeOnce(loader: Loader, fault: ScriptedReply) async {
    server.script("/x", fault)

    let error = await failure { () throws(NetworkError) in
      try await client(loader).send(.bytes(.post, body: .form([])))
    }

    #expect(error != nil)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: Loader.allCases)
  func postIsNotMadeTwiceWhenAKeptConnectionDies(loader: Loader) async throws {
    let client = client(loader)
    server.script("/x", .json("1"))
    _ = try await client.send(.bytes())
    _ = try await client.send(.bytes())
    #expect(server.connectionCount == 1)

    server.script("/x", .closeWithoutAnswer)
    let error = await failure { () throws(NetworkError) in
      try await client.send(.bytes(.post, body: .form([])))
    }

    #expect(error == .offline(.connectionLost))
    #expect(server.requests.count { $0.method == "POST" } == 1)
    #expect(server.connectionCount == 2)
  }

  @Test func postThatOnlyReadsIsRepeatedWhenDeclaredSo() async throws {
    server.script("/x", .answer(503), .json("1"))
    var endpoint = Endpoint.bytes(.post, body: .form([]))
    endpoint.isRepeatable = true

    _ = try await client().send(endpoint)

    #expect(server.requests.map(\.method) == ["POST", "POST"])
  }

  @Test func whatWillNotPassIsNotTriedAgain() async throws {
    let port = try ClosedPort()
    let unresolvable = try #require(URL.unresolvable)
    var malformed = Endpoint.bytes()
    malformed.headers = ["": ""]

    for endpoint in [.file(at: port.address), .file(at: unresolvable), malformed] {
      let error = await failure { () throws(NetworkError) in try await client().send(endpoint) }
      #expect(error != nil)
    }

    #expect(waits.isEmpty)
    #expect(server.requests.isEmpty)
  }

  @Test func waitsDoubleUpToTheLongest() async {
    server.script("/x", .answer(500))

    _ = await failure { () throws(NetworkError) in try await client(retries: 5).send(.bytes()) }

    #expect(waits == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
  }

  @Test func jitterShortensAWaitByUpToAHalf() async {
    server.script("/x", .answer(500))

    _ = await failure { () throws(NetworkError) in
      try await client(retries: 2, jitter: 0.5).send(.bytes())
    }

    #expect(waits == [.milliseconds(750), .milliseconds(1500)])
  }

  @Test(arguments: [
    ("7", Duration.seconds(7)), ("0", .zero), ("Thu, 01 Jan 1970 00:00:09 GMT", .seconds(9)),
    ("Thursday, 01-Jan-70 00:00:09 GMT", .seconds(9)), ("Thu Jan  1 00:00:09 1970", .seconds(9)),
    ("Thu, 01 Jan 1969 00:00:00 GMT", .zero), ("soon", .seconds(1)), ("-3", .seconds(1)),
    ("", .seconds(1)),
  ])
  func serversWishForPatienceIsKept(wish: String, wait: Duration) async throws {
    server.script("/x", .busy(retryAfter: wish), .json("1"))

    _ = try await client().send(.bytes())

    #expect(waits == [wait])
  }

  @Test(arguments: ["31", "99999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"])
  func serverThatWantsTooMuchPatienceIsNotAskedAgain(wish: String) async {
    server.script("/x", .busy(429, retryAfter: wish))

    await #expect(throws: NetworkError.http(status: 429, excerpt: "")) {
      try await client().send(.bytes())
    }

    #expect(server.requests.count == 1)
  }

  @Test func cancellationDuringAWaitEndsTheCall() async {
    server.script("/x", .answer(500))
    let slow = ManualClock()
    let client = Loader.standard.client(server) {
      $0.clock = slow
      $0.retry = RetryPolicy(firstDelay: .seconds(1))
      $0.jitter = { 0 }
    }

    let task = Task { await failure { () throws(NetworkError) in try await client.send(.bytes()) } }
    await slow.waitForSleep(of: .seconds(1))
    task.cancel()

    #expect(await task.value == .cancelled)
    #expect(server.requests.count == 1)
  }
}
