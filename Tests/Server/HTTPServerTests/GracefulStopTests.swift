import Foundation
import HTTPServer
import TestSupport
import Testing

struct GracefulStopTests {
  @Test func requestUnderWayIsFinished() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServer { _ in
      begin.yield()
      for await _ in released { break }
      return HTTPResponse(.ok, text: "done")
    }
    let socket = try LoopbackSocket(port: try server.start())
    try await socket.send(get("/"))
    for await _ in begun { break }

    async let stopped: Void = server.stop(grace: .seconds(30))
    release.yield()

    let answer = try #require(try await socket.receiveAnswer())
    #expect(answer.text == "done")
    await stopped
  }

  @Test func answersAfterTheCallToStopEndTheirConnection() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServer { _ in
      begin.yield()
      await Task.yield()
      while !Task.isCancelled { await Task.yield() }
      return HTTPResponse(.ok, text: "late")
    }
    let socket = try LoopbackSocket(port: try server.start())
    try await socket.send(get("/"))
    for await _ in begun { break }

    await server.stop(grace: .milliseconds(50))

    #expect(try await socket.receiveAll().isEmpty)
  }

  @Test func idleConnectionsEndAtOnce() async throws {
    let server = HTTPServer(handler: echo)
    let port = try server.start()
    let sockets = try (0..<5).map { _ in try LoopbackSocket(port: port) }
    for socket in sockets {
      try await socket.send(get("/"))
      _ = try await socket.receiveAnswer()
    }

    await server.stop(grace: .seconds(600))

    for socket in sockets { #expect(try await socket.receiveAll().isEmpty) }
    #expect(throws: LoopbackSocket.Failure.notConnected(code: ECONNREFUSED)) {
      try LoopbackSocket(port: port)
    }
  }

  @Test func stoppingTwiceIsStoppingOnce() async throws {
    let server = HTTPServer(handler: echo)
    try server.start()

    await server.stop()
    await server.stop()
  }
}
