import Foundation
import TestSupport
import Testing

/// How the built program starts, stops and fails.
struct ServeTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func signalStopsItInOrder(signal: Int32) async throws {
    let server = try await SeededCommunity.start()
    let idle = try await server.connect()

    server.process.send(signal)

    #expect(await server.process.ended().status == 0)
    #expect(try await idle.receiveAll().isEmpty)
  }

  @Test func requestUnderWayIsFinishedWhenItStops() async throws {
    let server = try await SeededCommunity.start("--faults", "--fault-delay", "3")
    let socket = try await server.connect()

    try await socket.send(
      "GET /wap/api/section/all?fault=slow HTTP/1.1\r\nHost: a\r\n\r\n")
    server.process.send(SIGTERM)
    await server.refusesNewcomers()

    let answer = try await socket.receiveAnswer()
    #expect(answer?.status == 200)
    #expect(answer?["Connection"] == "close")
    #expect(await server.process.ended().status == 0)
  }

  @Test func secondSignalEndsItAtOnce() async throws {
    let server = try await SeededCommunity.start("--faults", "--fault-delay", "600")
    let socket = try await server.connect()
    try await socket.send(
      "GET /wap/api/section/all?fault=slow HTTP/1.1\r\nHost: a\r\n\r\n")

    server.process.send(SIGTERM)
    await server.refusesNewcomers()
    server.process.send(SIGTERM)

    #expect(await server.process.ended().status == 75)
  }

  @Test func endsWithItsParent() async throws {
    let shell = "\"$@\" & echo started; wait"
    let process = try ServerProcess(
      [
        "serve", "--database", try await SeededCommunity.database, "--port", "0",
        "--die-with-parent",
      ], by: ["/bin/sh", "-c", shell, "sh"])
    var started = false
    while !started {
      do {
        _ = try await process.port()
        started = true
      } catch let error as ServerProcess.DidNotListen where error.line == "started" {}
    }

    process.send(SIGKILL)

    // The pipe that both write to ends only when the server has ended too.
    #expect(await process.ended().output.contains("listening on"))
  }

  @Test func demoServesWhatIsThere() async throws {
    let process = try ServerProcess([
      "serve", "--demo", "--database", try await SeededCommunity.database, "--port", "0",
    ])
    let server = RunningServer(process: process, port: try await process.port())

    #expect(try await server.get("/nForum/img/ubb/em/1.gif")?["Content-Type"] == "image/gif")
    process.send(SIGTERM)
    #expect(await process.ended().status == 0)
  }

  @Test func accessLogGetsALineARequest() async throws {
    let folder = try TemporaryDirectory()
    let log = folder.file("access.log")
    try await SeededCommunity.serve("--access-log", log.path) { server in
      _ = try await server.get("/wap/api/section/all?keyword=secret", "Cookie: kbs-key=secret")
      _ = try await server.get("/nowhere")
    }

    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("\"path\":\"/nowhere\",\"status\":404"))
    #expect(!text.contains("secret"))
  }

  @Test func faultsComeOnlyWhenTheyAreWanted() async throws {
    try await SeededCommunity.serve { server in
      let answer = try await server.get("/wap/api/section/all?fault=http500")
      #expect(answer?.status == 200)
    }
    try await SeededCommunity.serve("--faults") { server in
      #expect(try await server.get("/wap/api/section/all?fault=http500")?.status == 500)
      let half = try #require(try await server.get("/wap/api/section/all?fault=half"))
      #expect(half.body.count < Int(half["Content-Length"] ?? "") ?? 0)
      await #expect(throws: LoopbackSocket.Failure.notReceived(code: ECONNRESET)) {
        try await server.get("/wap/api/section/all", "X-Fault: reset")
      }
    }
  }

  @Test func unknownPathIsAnEnvelope() async throws {
    try await SeededCommunity.serve { server in
      let answer = try #require(try await server.get("/wap/api/nothing"))

      #expect(answer.status == 404)
      #expect(answer.text.hasPrefix("{\"code\":404,"))
      #expect(try await server.get("/a b")?.status == 400)
      #expect(try await server.get("/health")?.status == 200)
    }
  }
}
