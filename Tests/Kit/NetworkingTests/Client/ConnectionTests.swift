import Foundation
import Networking
import TestSupport
import Testing

/// Connections: when one is used again, how many there are, and when they end.
@Suite(.hangLimit)
struct ConnectionTests {
  private let server: FaultServer

  init() throws {
    server = try FaultServer()
    server.script("/x", .json("1"))
  }

  @Test(arguments: Loader.allCases)
  func callsOneAfterTheOtherShareAConnection(loader: Loader) async throws {
    let client = loader.client(server)

    for _ in 0..<5 { _ = try await client.send(.bytes()) }

    #expect(server.connectionCount == 1)
    #expect(server.requests.count == 5)
  }

  @Test func equalCallsAtTheSameTimeAreEachMade() async throws {
    let gate = Gate()
    let answer = ScriptedReply.message(200, body: Data("1".utf8))
    server.script("/x", ScriptedReply([.hold(gate), .send(answer)]))
    let client = Loader.standard.client(server)

    let bodies = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<20 { group.addTask { try await client.send(.bytes()) } }
      // No more than six at once; the others wait for a connection.
      await server.waitForRequests(6)
      #expect(server.connectionCount == 6)
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(bodies == .init(repeating: Data("1".utf8), count: 20))
    #expect(server.requests.count == 20)
  }

  // No more than six for `URLSession`: on Linux it now and then forgets a call that has to wait.
  @Test(arguments: [(Loader.standard, 60), (.urlSession, 6)])
  func answersGoToTheCallsTheyBelongTo(loader: Loader, count: Int) async throws {
    for number in 0..<count { server.script("/\(number)", .json("\(number)")) }
    let client = loader.client(server)

    let pairs = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for number in 0..<count {
        group.addTask {
          (number, try await client.send(Endpoint<Int>.json(.get, "/\(number)")))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(pairs.count == count)
    #expect(pairs.allSatisfy { $0 == $1 })
  }

  @Test(arguments: Loader.allCases)
  func connectionsEndWithTheClient(loader: Loader) async throws {
    do {
      let client = loader.client(server)
      _ = try await client.send(.bytes())
      _ = try await client.send(.bytes(.post, body: .form([])))
    }

    await server.waitForClosedConnections(2)
  }

  @Test(arguments: Loader.allCases)
  func serverThatStopsEndsTheCallsUnderWay(loader: Loader) async {
    server.script("/x", .silence)
    server.script("/y", ScriptedReply([.hold(Gate())]))
    let client = loader.client(server)

    let calls = ["/x", "/y"].map { path in
      Task {
        await failure { () throws(NetworkError) in try await client.send(.bytes(.get, path)) }
      }
    }
    await server.waitForRequests(2)
    server.stop()

    for call in calls { #expect(await call.value == .offline(.connectionLost)) }
  }
}
