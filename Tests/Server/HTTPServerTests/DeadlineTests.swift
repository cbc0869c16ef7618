import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

/// Clients and handlers that take too long, and too many clients.
struct DeadlineTests {
  @Test func silentConnectionIsEnded() async throws {
    try await withServer({ $0.limits.idleTime = .milliseconds(80) }) { port in
      let socket = try LoopbackSocket(port: port)
      let bytes = try await socket.receiveAll()

      #expect(bytes.isEmpty)
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: y", "GET / HTTP/1.1\r\nHost: a\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nha",
  ])
  func halfARequestIsAnsweredWithATimeout(half: String) async throws {
    try await withServer({ $0.limits.requestTime = .milliseconds(80) }) { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send(half)

      #expect(try await socket.receiveAnswer()?.status == 408)
      #expect(try await socket.receiveAll().isEmpty)
    }
  }

  @Test func sendingOnDoesNotExtendTheTimeOfARequest() async throws {
    try await withServer({
      $0.limits.requestTime = .milliseconds(150)
      $0.limits.bodySize = .max
    }) { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")

      await #expect(throws: LoopbackSocket.Failure.self) {
        while true { try await socket.send("1\r\nx\r\n") }
      }
    }
  }

  @Test func clientThatTakesNothingIsCutOff() async throws {
    let large = SharedBytes(Data(count: 32 << 20))
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    try await withServer(
      {
        $0.limits.requestTime = .milliseconds(100)
        $0.limits.bytesPerSecond = .max
        $0.accessLog = CollectedLog { end.yield($0.isComplete) }
      }, handler: { _ in HTTPResponse(type: "text/plain", body: .shared(large)) }
    ) { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send(get("/"))

      for await isComplete in ended {
        #expect(!isComplete)
        break
      }
      #expect(try await socket.receiveAll().count < large.count)
    }
  }

  @Test func slowHandlerIsCancelledAndAnsweredFor() async throws {
    let wasCancelled = Mutex(false)
    try await withServer(
      { $0.limits.requestTime = .milliseconds(80) },
      handler: { _ in
        do { try await Task.sleep(for: .seconds(60)) } catch { wasCancelled.withLock { $0 = true } }
        return HTTPResponse(.ok)
      }
    ) { port in
      let socket = try LoopbackSocket(port: port)
      try await socket.send(get("/"))

      #expect(try await socket.receiveAnswer()?.status == 503)
    }
    #expect(wasCancelled.withLock { $0 })
  }

  @Test func connectionsPastTheLimitAreTurnedAway() async throws {
    try await withServer({ $0.limits.connections = 2 }) { port in
      let kept = try [LoopbackSocket(port: port), LoopbackSocket(port: port)]
      for socket in kept {
        try await socket.send(get("/"))
        _ = try await socket.receiveAnswer()
      }
      let third = try LoopbackSocket(port: port)

      #expect(try await third.receiveAnswer()?.status == 503)
      try await kept[0].send(get("/still"))
      #expect(try await kept[0].receiveAnswer()?.status == 200)
    }
  }

  @Test func oneAddressMayNotTakeAllConnections() async throws {
    try await withServer({ $0.limits.connectionsPerAddress = 1 }) { port in
      let first = try LoopbackSocket(port: port)
      try await first.send(get("/"))
      _ = try await first.receiveAnswer()

      #expect(try await LoopbackSocket(port: port).receiveAnswer()?.status == 503)
    }
  }

  @Test func manyConnectionsAtOnceAreServed() async throws {
    try await withServer { port in
      let sockets = try (0..<200).map { _ in try LoopbackSocket(port: port) }
      for (number, socket) in sockets.enumerated() { try await socket.send(get("/\(number)")) }

      for (number, socket) in sockets.enumerated() {
        #expect(try await socket.receiveAnswer()?.text == "GET /\(number)||")
      }
    }
  }
}
