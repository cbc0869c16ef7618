import CommunityAPI
import Foundation
import Networking
import TestSupport
import Testing

/// A community of 300 topics, made once by the built program.
enum SeededCommunity {
  static let topics = 300

  static var database: String {
    get async throws { try await made.value.file(name).path }
  }

  private static let name = "community.sqlite"
  private static let made = Task {
    let folder = try TemporaryDirectory()
    let end = try await ServerProcess.run(
      "seed", "--database", folder.file(name).path, "--topics", "\(topics)", "--articles", "3000")
    try #require(end.status == 0, "\(end.errors)")
    return folder
  }

  /// Starts a server of the community, which the test stops.
  static func start(_ options: String...) async throws -> RunningServer { try await start(options) }

  /// Serves the community for the length of a test.
  static func serve<Result>(
    _ options: String..., body: (RunningServer) async throws -> Result
  ) async throws -> Result {
    let server = try await start(options)
    do {
      let result = try await body(server)
      server.process.send(SIGTERM)
      #expect(await server.process.ended().status == 0)
      return result
    } catch {
      server.process.send(SIGKILL)
      throw error
    }
  }

  private static func start(_ options: [String]) async throws -> RunningServer {
    let process = try ServerProcess(
      ["serve", "--database", try await database, "--port", "0", "--grace", "5"] + options)
    return RunningServer(process: process, port: try await process.port())
  }
}

/// A server that a test can ask.
struct RunningServer: Sendable {
  let process: ServerProcess
  let port: UInt16

  var base: URL {
    get throws { try #require(URL(string: "http://127.0.0.1:\(port)")) }
  }

  /// Makes a connection that the server has accepted and answered on.
  func connect() async throws -> LoopbackSocket {
    let socket = try LoopbackSocket(port: port)
    try await socket.send("GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try await socket.receiveAnswer()?.status == 200)
    return socket
  }

  /// Asks on a connection of its own; `nil` when the server ended it without an answer.
  func get(_ target: String, _ fields: String...) async throws -> LoopbackAnswer? {
    let socket = try LoopbackSocket(port: port)
    let lines = ["GET \(target) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"] + fields
    try await socket.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return try await socket.receiveAnswer()
  }

  /// Returns once nobody new is accepted: the server has heard that it is to stop.
  func refusesNewcomers() async {
    while (try? LoopbackSocket(port: port)) != nil { await Task.yield() }
  }

  /// Asks what an endpoint asks, and reads the answer as the client does.
  func answer<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
    var components = URLComponents()
    components.queryItems = endpoint.query.isEmpty ? nil : endpoint.query
    let path = try #require(
      endpoint.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
    let query = components.percentEncodedQuery.map { "?" + $0 } ?? ""
    let answer = try #require(try await get(path + query))
    return try endpoint.decode(answer.body)
  }

  /// Asks for a call's content, of which nothing may be unreadable.
  func content<Content>(_ endpoint: Endpoint<Answer<Content>>) async throws -> Content {
    let answer = try await answer(endpoint)
    #expect(answer.losses.isEmpty, "\(endpoint.path)")
    return answer.content
  }
}
