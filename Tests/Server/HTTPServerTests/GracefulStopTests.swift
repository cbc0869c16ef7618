import Foundation
import HTTPServer
import TestSupport
import Testing

struct GracefulStopTests {
  @Test func requestUnderWayIsFinished() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServer(configuration: .patient) { _ in
      begin.yield()
      for await _ in released { break }
      return HTTPResponse(.ok, text: "done")
    }
    let socket = try LoopbackSocket(port: try server.start())
    try await socket.send(get("/"))
    for await _ in begun { break }

    async let stopped: Void = server.stop(grace: .seconds(3_600))
    release.yield()

    let answer = try #require(try await socket.receiveAnswer())
    #expect(answer.text == "done")
    await stopped
  }

  @Test func requestThatOutlastsTheGraceIsCutOffAndCancelled() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (never, keeper) = AsyncStream.makeStream(of: Void.self)
    let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServer(configuration: .patient) { _ in
      begin.yield()
      for await _ in never {}
      cancel.yield()
      return HTTPResponse(.ok, text: "late")
    }
    let socket = try LoopbackSocket(port: try server.start())
    try await socket.send(get("/"))
    for await _ in begun { break }

    await server.stop(grace: .milliseconds(50))

    #expect(try await socket.receiveAll().isEmpty)
    for await _ in cancelled { break }
    keeper.finish()
  }

  @Test func idleConnectionsEndAtOnce() async throws {
    let server = HTTPServer(configuration: .patient, handler: echo)
    let port = try server.start()
    let sockets = try (0..<5).map { _ in try LoopbackSocket(port: port) }
    for socket in sockets {
      try await socket.send(get("/"))
      _ = try await socket.receiveAnswer()
    }

    await server.stop(grace: .seconds(3_600))

    for socket in sockets { #expect(try await socket.receiveAll().isEmpty) }
    #expect(throws: LoopbackSocket.Failure.notConnected(code: ECONNREFUSED)) {
      try LoopbackSocket(port: port)
    }
  }

  @Test(.hangLimit) func stoppingWhileClientsComeEndsWell() async throws {
    for _ in 0..<25 {
      let server = HTTPServer(configuration: .patient, handler: echo)
      let port = try server.start()
      let (connected, connect) = AsyncStream.makeStream(of: Void.self)
      let clients = (0..<3).map { _ in
        Task {
          // Each comes again and again until nobody listens.
          while let socket = try? LoopbackSocket(port: port) {
            connect.yield()
            try? await socket.send(get("/"))
          }
        }
      }
      for await _ in connected { break }

      await server.stop(grace: .zero)

      for client in clients { await client.value }
      #expect(throws: LoopbackSocket.Failure.notConnected(code: ECONNREFUSED)) {
        try LoopbackSocket(port: port)
      }
    }
  }

  @Test func stoppingTwiceIsStoppingOnce() async throws {
    let server = HTTPServer(configuration: .patient, handler: echo)
    try server.start()

    await server.stop()
    await server.stop()
  }
}
