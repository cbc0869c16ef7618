import Foundation
import Networking
import TestSupport
import Testing

/// Asking a server whether what is kept still holds.
@Suite(.hangLimit)
struct RevalidationTests {
  private let server: FaultServer
  private let cache = MemoryResponseCache()
  private let body = Data(repeating: 0x61, count: 100_000)

  init() throws { server = try FaultServer() }

  private func client(_ loader: Loader = .standard) -> NetworkHTTPClient {
    loader.client(server) { $0.cache = cache }
  }

  @Test(arguments: Loader.allCases)
  func confirmedBodyTravelsOnce(loader: Loader) async throws {
    server.script("/x", .tagged("\"v1\"", body: body))
    let client = client(loader)

    let first = try await client.answer(to: .bytes())
    let bytesOfFirst = server.bytesSent
    let second = try await client.answer(to: .bytes())

    #expect(first.value == body)
    #expect(second.value == body)
    #expect(!first.reply.isRevalidated)
    #expect(second.reply.isRevalidated)
    #expect(second.reply.status == 200)
    #expect(second.reply.entityTag == "\"v1\"")
    #expect(server.requests.map { $0["If-None-Match"] } == [nil, "\"v1\""])
    #expect(bytesOfFirst > 100_000)
    #expect(server.bytesSent - bytesOfFirst < 100)
  }

  @Test func changedBodyTakesThePlaceOfTheOldOne() async throws {
    server.script("/x", .tagged("\"v1\"", body: body), .tagged("\"v2\"", body: Data("new".utf8)))
    let client = client()

    _ = try await client.send(.bytes())
    let second = try await client.send(.bytes())
    let third = try await client.answer(to: .bytes())

    #expect(second == Data("new".utf8))
    #expect(third.value == Data("new".utf8))
    #expect(third.reply.isRevalidated)
    #expect(server.requests.map { $0["If-None-Match"] } == [nil, "\"v1\"", "\"v2\""])
  }

  @Test(arguments: [
    ScriptedReply.json("1"), .json("1", fields: ["ETag: \"a\"", "Cache-Control: no-store"]),
    .answer(500, body: Data("1".utf8), fields: ["ETag: \"a\""]),
    .answer(203, body: Data("1".utf8), fields: ["ETag: \"a\""]),
    .misannounced("1", length: 5),
  ])
  func onlyMarkedSuccessIsKept(reply: ScriptedReply) async {
    server.script("/x", reply)
    let client = client()

    for _ in 0..<2 {
      _ = await failure { () throws(NetworkError) in try await client.send(.bytes()) }
    }

    #expect(server.requests.map { $0["If-None-Match"] } == [nil, nil])
    #expect(cache.size == 0)
  }

  @Test func onlyReadingIsRevalidated() async throws {
    server.script("/x", .tagged("\"v1\"", body: body))
    let client = client()

    _ = try await client.send(.bytes(.post, body: .form([])))
    _ = try await client.send(.bytes())
    _ = try await client.send(.bytes(.post, body: .form([])))

    #expect(server.requests.map { $0["If-None-Match"] } == [nil, nil, nil])
  }

  @Test func guestsPageIsNotTheMembersPage() async throws {
    server.script("/x", .tagged("\"v1\"", body: body))
    let client = client()
    _ = try await client.send(.bytes())

    client.configuration.cookies.set(
      Cookie(name: "kbs-key", value: "t", domain: "127.0.0.1"))
    _ = try await client.send(.bytes())
    _ = try await client.send(.bytes())

    #expect(server.requests.map { $0["If-None-Match"] } == [nil, nil, "\"v1\""])
  }

  @Test func callersOwnConditionIsTheCallersBusiness() async throws {
    server.script("/x", .tagged("\"v1\"", body: body))
    let client = client()
    _ = try await client.send(.bytes())
    let call = HTTPCall(.get, .path("/x"), headers: ["If-None-Match": "\"v1\""])

    let reply = try await client.exchange(call)

    #expect(reply.status == 304)
    #expect(reply.body.isEmpty)
  }

  @Test func confirmationNobodyAskedForIsAFailure() async {
    server.script("/x", .raw("HTTP/1.1 304 Not Modified\r\n\r\n"))

    await #expect(throws: NetworkError.http(status: 304, excerpt: "")) {
      try await client().send(.bytes())
    }
  }
}
