import Foundation
import HTTPServer
import TestSupport
import Testing

/// What clients send that no browser would.
struct HostileClientTests {
  @Test(arguments: [
    ("GET /\(String(repeating: "x", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    ("GET /\(String(repeating: "x", count: 200_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 17_000))\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 200_000))\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "A: b\r\n", count: 9000) + "\r\n", 431),
    ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501), ("get / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
    ("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET /a#b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET a HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET ftp://a/b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /a\u{1}b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nBad Name: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nA: \u{1}\r\n\r\n", 400),
    ("GET / HTTP/9.9\r\nHost: a\r\n\r\n", 505), ("GET / FTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1e3\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400),
    (
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400
    ),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n", 413),
  ])
  func isRefusedWithTheRightStatus(request: String, status: Int) async throws {
    try await withServer({ $0.limits.headSize = 16 << 10 }) { port in
      let answer = try await ask(port, request)

      #expect(answer?.status == status)
    }
  }

  @Test func invalidUTF8InATargetIsRefused() async throws {
    try await withServer { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send(
        Array("GET /".utf8) + [0xFF, 0xC0] + Array(" HTTP/1.1\r\nHost: a\r\n\r\n".utf8))

      #expect(try await socket.receiveAnswer()?.status == 400)
    }
  }

  @Test(arguments: [
    ("//", "GET //||"), ("/a//b/", "GET /a//b/||"), ("/%2e%2e/etc", "GET /%2e%2e/etc||"),
    ("/../../etc/passwd", "GET /../../etc/passwd||"), ("/%00", "GET /%00||"),
    ("http://other:80/a?b=1", "GET /a|b=text(\"1\")|"), ("HTTP://other", "GET /||"),
    ("/?a=%zz&b=%ff&=%00&c", "GET /|a=malformed&b=malformed&=malformed&c=text(\"\")|"),
    ("/?&&&", "GET /||"), ("/??=?", "GET /|?=text(\"?\")|"),
  ])
  func oddTargetsArriveAsTheyWereSent(target: String, text: String) async throws {
    try await withServer { port in
      let answer = try await ask(port, get(target))

      #expect(answer?.text == text)
    }
  }

  @Test(arguments: [
    "Content-Length: 3000\r\n\r\n" + String(repeating: "x", count: 3000),
    "Transfer-Encoding: chunked\r\n\r\nBB8\r\n" + String(repeating: "x", count: 3000)
      + "\r\n0\r\n\r\n",
    "Content-Length: 3000\r\nExpect: 100-continue\r\n\r\n",
  ])
  func bodyPastTheLimitIsRefused(rest: String) async throws {
    try await withServer({ $0.limits.bodySize = 2000 }) { port in
      let answer = try await ask(port, "POST / HTTP/1.1\r\nHost: a\r\n" + rest)

      #expect(answer?.status == 413)
    }
  }

  @Test func endlessBodyIsCutOff() async throws {
    try await withServer({ $0.limits.bodySize = 2000 }) { port in
      let socket = try LoopbackSocket(port: port)
      let chunk = "10000\r\n" + String(repeating: "x", count: 65536) + "\r\n"
      try await socket.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")

      await #expect(throws: LoopbackSocket.Failure.self) {
        for _ in 0..<1000 { try await socket.send(chunk) }
      }
    }
  }

  @Test func waitingBodyIsAskedFor() async throws {
    try await withServer { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      #expect(try await socket.receiveAnswer()?.status == 100)
      try await socket.send("hi")

      #expect(try await socket.receiveAnswer()?.text == "POST /||hi")
    }
  }

  @Test func binaryJunkNeverStopsTheServer() async throws {
    try await withServer({ $0.limits.idleTime = .milliseconds(200) }) { port in
      var generator = SeededGenerator(seed: 7)
      for _ in 0..<200 {
        let socket = try LoopbackSocket(port: port)
        let count = Int.random(in: 1...2000, using: &generator)
        try await socket.send((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        socket.finishSending()
        // What comes back does not matter; that the connection ends does.
        _ = try? await socket.receiveAll()
      }

      #expect(try await ask(port, get("/after"))?.status == 200)
    }
  }

  @Test func mutatedRequestsAreAnsweredOrEnded() async throws {
    try await withServer({
      $0.limits.bodySize = 2000
      $0.limits.idleTime = .milliseconds(200)
    }) { port in
      let seeds = [
        get("/a/b?c=d&e=%20", "Cookie: x=y", "Range: bytes=0-1", "If-None-Match: \"a\""),
        "POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nT: u\r\n\r\n",
        "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc" + get("/next"),
      ]
      var generator = SeededGenerator(seed: 11)
      for round in 0..<600 {
        var bytes = Array(seeds[round % seeds.count].utf8)
        for _ in 0...Int.random(in: 0...3, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        let socket = try LoopbackSocket(port: port)
        try await socket.send(bytes)
        socket.finishSending()
        do {
          let answer = String(decoding: try await socket.receiveAll(), as: UTF8.self)
          #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "))
        } catch LoopbackSocket.Failure.notReceived(let code) {
          // A reset is an end too; silence is not.
          #expect(code == ECONNRESET)
        }
      }

      #expect(try await ask(port, get("/after"))?.status == 200)
    }
  }
}
