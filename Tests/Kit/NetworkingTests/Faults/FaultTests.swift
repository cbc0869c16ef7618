import Foundation
import Networking
import TestSupport
import Testing

/// What each way in which a server or a line can fail turns into.
@Suite(.hangLimit)
struct FaultTests {
  private static let half = NetworkError.truncated(received: 3, expected: 10)

  @Test(
    arguments: Loader.allCases,
    [
      (ScriptedReply.misannounced("abc", length: 10), half),
      (.halfChunked("abc"), .truncated(received: 3, expected: nil)),
      (.closeWithoutAnswer, .offline(.connectionLost)),
      (.reset, .offline(.connectionLost)),
      (.resetMidBody("abc", length: 10), half),
      (.answer(401, body: Data("no".utf8)), .http(status: 401, excerpt: "no")),
      (.answer(500), .http(status: 500, excerpt: "")),
      (
        .html(502, "<html><h1>Bad Gateway</h1>"),
        .http(status: 502, excerpt: "<html><h1>Bad Gateway</h1>")
      ),
      (
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc"),
        .malformedReply(reason: "more than one length, or none that is a number")
      ),
    ])
  func faultBecomesItsOwnError(
    loader: Loader, fault: (reply: ScriptedReply, error: NetworkError)
  ) async throws {
    let server = try FaultServer()
    server.script("/x", fault.reply)
    let client = loader.client(server)

    let error = await failure { () throws(NetworkError) in try await client.send(.bytes()) }

    #expect(error == fault.error)
    #expect(server.requests.count == 1)
  }

  @Test(
    arguments: Loader.allCases,
    [
      ScriptedReply.garbageStatusLine, .hugeHeader(150_000),
      .answer(200, fields: (0..<5000).map { "X-\($0): \(String(repeating: "y", count: 60))" }),
      .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nok\r\n0\r\n\r\n"),
      .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip"),
      .raw("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nok"),
      .raw("HTTP/1.1 200 OK\r\nno colon\r\n\r\nok"),
    ])
  func whatIsNotHTTPIsSaidToBeSo(loader: Loader, fault: ScriptedReply) async throws {
    let server = try FaultServer()
    server.script("/x", fault)
    let client = loader.client(server)

    let error = await failure { () throws(NetworkError) in try await client.send(.bytes()) }

    switch error {
    case .malformedReply: break
    // The system's loader has one code for a body it can't read and a body that ended.
    case .truncated where loader == .urlSession: break
    default: Issue.record("not malformed: \(String(describing: error))")
    }
  }

  /// Each of these ends the program under Linux's `URLSession`, or fails there without need.
  private static let oddAnswers: [(reply: ScriptedReply, error: NetworkError?)] = [
    (
      .raw("HTTP/1.1 200 OK\r\nX: ab\r\n"),
      .truncated(received: 0, expected: nil)
    ),
    (
      .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX-T: 1\r\n\r\n"),
      nil
    ),
    (.answer(401, fields: ["WWW-Authenticate: Negotiate"]), .http(status: 401, excerpt: "")),
    (
      .answer(401, fields: ["WWW-Authenticate: Basic realm=\"x\""]),
      .http(status: 401, excerpt: "")
    ),
    (.raw("HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok"), nil),
    (.raw("HTTP/1.1 200 OK\nContent-Length: 2\n\nok"), nil),
    (.raw("HTTP/1.1 200 OK\r\nX-Empty:  \r\nContent-Length: 2\r\n\r\nok"), nil),
    (.raw("HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\nHTTP/1.1 200 OK\r\n\r\nok"), nil),
    (.raw("HTTP/1.0 200 OK\r\n\r\nok"), nil),
    (.chunked(["o", "k"]), nil),
  ]

  @Test(arguments: oddAnswers)
  func oddAnswersAreTakenInStride(
    fault: (reply: ScriptedReply, error: NetworkError?)
  ) async throws {
    let server = try FaultServer()
    server.script("/x", fault.reply)
    let client = Loader.standard.client(server)

    do {
      let body = try await client.send(.bytes())
      #expect(fault.error == nil)
      #expect(String(decoding: body, as: UTF8.self) == "ok")
    } catch {
      #expect(error == fault.error)
    }
  }

  @Test(arguments: Loader.allCases)
  func bytesBehindTheAnnouncedLengthAreNotPartOfTheAnswer(loader: Loader) async throws {
    let server = try FaultServer()
    server.script("/x", .misannounced(#"{"a":1}"#, length: 3), .json("2"))
    let client = loader.client(server)

    let error = await failure { () throws(NetworkError) in
      try await client.send(Endpoint<[String: Int]>.json(.get, "/x"))
    }

    guard case .decoding(let failure) = error else {
      Issue.record("half an answer passed for a whole one: \(String(describing: error))")
      return
    }
    #expect(!failure.isHTML)
    #expect(try await client.send(Endpoint<Int>.json(.get, "/x")) == 2)
  }

  @Test(arguments: Loader.allCases)
  func webPageInPlaceOfDataIsRecognized(loader: Loader) async throws {
    let server = try FaultServer()
    server.script("/x", .html(200, "<!DOCTYPE html><h1>维护中</h1>"))
    let client = loader.client(server)

    let error = await failure { () throws(NetworkError) in
      try await client.send(Endpoint<Int>.json(.get, "/x"))
    }

    guard case .decoding(let failure) = error else {
      Issue.record("not a decoding failure: \(String(describing: error))")
      return
    }
    #expect(failure.isHTML)
  }

  @Test(arguments: Loader.allCases)
  func closedPortIsRefused(loader: Loader) async throws {
    let port = try ClosedPort()
    let client = loader.client(port.address)

    await #expect(throws: NetworkError.offline(.refused)) { try await client.send(.bytes()) }
  }

  @Test(arguments: Loader.allCases)
  func unknownHostIsSaidToBeSo(loader: Loader) async throws {
    let client = loader.client(try #require(URL.unresolvable))

    await #expect(throws: NetworkError.offline(.unknownHost)) { try await client.send(.bytes()) }
  }

  @Test func plainServerUnderASecureAddressIsNotSafe() async throws {
    let server = try FaultServer()
    server.script("/x", .json("1"))
    let client = Loader.standard.client(
      try #require(URL(string: "https://127.0.0.1:\(server.port)/")))

    let error = await failure { () throws(NetworkError) in try await client.send(.bytes()) }

    guard case .insecure = error else {
      Issue.record("not said to be insecure: \(String(describing: error))")
      return
    }
  }

  @Test(arguments: Loader.allCases)
  func announcedLengthOverTheLimitIsRefusedAtOnce(loader: Loader) async throws {
    let server = try FaultServer()
    let head = ScriptedReply.head(200, fields: ["Content-Length: 1001"])
    server.script("/x", ScriptedReply([.send(head), .awaitClose]))
    let client = loader.client(server) { $0.responseLimit = 1000 }

    await #expect(throws: NetworkError.tooLarge(limit: 1000)) { try await client.send(.bytes()) }
    await server.waitForClosedConnections()
  }

  @Test(arguments: Loader.allCases)
  func endlessBodyEndsAtTheLimit(loader: Loader) async throws {
    let server = try FaultServer()
    let head = ScriptedReply.head(200, fields: [])
    server.script("/x", ScriptedReply([.send(head), .flood(Data(count: 10_000))]))
    let client = loader.client(server) { $0.responseLimit = 100_000 }

    await #expect(throws: NetworkError.tooLarge(limit: 100_000)) {
      try await client.send(.bytes())
    }
    await server.waitForClosedConnections()
  }

  @Test(arguments: Loader.allCases)
  func limitCountsWhatACompressedBodyUnpacksTo(loader: Loader) async throws {
    // 65,536 zeros, as gzip packs them into 96 bytes.
    let zeros = String(repeating: "A", count: 84)
    let packed = try #require(
      Data(base64Encoded: "H4sIAAAAAAACA+3BAQEAAACAkP6v7ggK\(zeros)auuOl9cAAAEA"))
    let server = try FaultServer()
    server.script("/x", .answer(200, body: packed, fields: ["Content-Encoding: gzip"]))

    let unpacked = try await loader.client(server).send(.bytes())
    let error = await failure { () throws(NetworkError) in
      try await loader.client(server) { $0.responseLimit = 1000 }.send(.bytes())
    }

    #expect(unpacked == Data(count: 65_536))
    #expect(error == .tooLarge(limit: 1000))
  }
}
