import Foundation
import Networking
import TestSupport
import Testing

/// A cancelled call ends at once, and the server notices.
@Suite(.hangLimit)
struct CancellationTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  @Test(arguments: Loader.allCases)
  func cancellationBeforeTheAnswerClosesTheConnection(loader: Loader) async {
    server.script("/x", .silence)
    let client = loader.client(server) { $0.retry = RetryPolicy() }

    let task = Task { await failure { () throws(NetworkError) in try await client.send(.bytes()) } }
    await server.waitForRequests(1)
    task.cancel()

    #expect(await task.value == .cancelled)
    await server.waitForClosedConnections()
    #expect(server.requests.count == 1)
  }

  @Test(arguments: Loader.allCases)
  func cancellationInTheMiddleOfABodyClosesTheConnection(loader: Loader) async {
    let head = ScriptedReply.head(200, fields: ["Content-Length: 100"])
    server.script("/x", ScriptedReply([.send(head + Data("abc".utf8)), .awaitClose]))
    let client = loader.client(server)
    let received = Watched(false)

    let task = Task {
      await failure { () throws(NetworkError) in
        try await client.send(.bytes()) { _ in received.update { $0 = true } }
      }
    }
    await received.wait { $0 }
    task.cancel()

    #expect(await task.value == .cancelled)
    await server.waitForClosedConnections()
  }

  @Test(arguments: Loader.allCases)
  func cancellationInTheMiddleOfAnUploadClosesTheConnection(loader: Loader) async {
    var slow = ScriptedReply([.hold(Gate()), .readBody])
    slow.readsBodyFirst = false
    server.script("/x", slow)
    let client = loader.client(server)
    let body = HTTPCall.Body.data(Data(count: 32_000_000), contentType: "image/png")
    let hasBegun = Watched(false)

    let task = Task {
      await failure { () throws(NetworkError) in
        try await client.send(.bytes(.post, body: body)) { _ in hasBegun.update { $0 = true } }
      }
    }
    await server.waitForRequests(1)
    await hasBegun.wait { $0 }
    task.cancel()

    #expect(await task.value == .cancelled)
    server.stop()
    #expect(server.requests.first.map { $0.body.count < 32_000_000 } == true)
  }

  @Test(arguments: Loader.allCases)
  func cancelledTaskSendsNothing(loader: Loader) async {
    server.script("/x", .json("1"))
    let client = loader.client(server)
    let gate = Watched(false)

    let task = Task {
      await gate.wait { $0 }
      return await failure { () throws(NetworkError) in try await client.send(.bytes()) }
    }
    task.cancel()
    gate.update { $0 = true }

    #expect(await task.value == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: Loader.allCases)
  func cancellationAtAnyMomentEndsTheCall(loader: Loader) async {
    server.script("/x", .redirect(to: "/y"))
    server.script("/y", .json("1"))
    let client = loader.client(server)

    for round in 0..<100 {
      let task = Task {
        await failure { () throws(NetworkError) in try await client.send(.bytes()) }
      }
      for _ in 0..<round { await Task.yield() }
      task.cancel()
      let error = await task.value
      #expect(error == nil || error == .cancelled)
    }
  }

  @Test(arguments: Loader.allCases)
  func otherCallsGoOnWhenOneIsCancelled(loader: Loader) async throws {
    let gate = Gate()
    server.script("/silent", .silence)
    server.script(
      "/x", ScriptedReply([.hold(gate), .send(ScriptedReply.message(200, body: Data("1".utf8)))]))
    let client = loader.client(server)

    let cancelled = Task {
      await failure { () throws(NetworkError) in try await client.send(.bytes(.get, "/silent")) }
    }
    let lasting = Task { try await client.send(.bytes()) }
    await server.waitForRequests(2)
    cancelled.cancel()
    #expect(await cancelled.value == .cancelled)
    gate.open()

    #expect(try await lasting.value == Data("1".utf8))
  }
}
