import CommunityAPI
import Foundation
import Networking
import TerminalTesting
import TestSupport
import Testing

/// A community of 60 topics behind the built server, and the built reader that asks it.
struct ReadCommunity {
  let server: ServedCommunity
  private let profile: TemporaryDirectory

  /// Serves the community for the length of a test.
  static func serving<Result>(
    _ options: String..., body: (ReadCommunity) async throws -> Result
  ) async throws -> Result {
    let server = try await ServedCommunity(
      database: try await made.value.file(name), options: options)
    do {
      let result = try await body(
        ReadCommunity(server: server, profile: try TemporaryDirectory()))
      await server.end()
      return result
    } catch {
      await server.lose()
      throw error
    }
  }

  /// Where the server listens.
  var port: UInt16 { server.port }

  /// Runs the reader on this community to its end.
  func smth(_ arguments: String...) async throws -> ProgramProcess.End {
    try await smth(arguments)
  }

  /// Runs the reader on this community to its end.
  func smth(_ arguments: [String]) async throws -> ProgramProcess.End {
    try await start(arguments).ended()
  }

  /// Starts the reader on this community.
  func start(
    _ arguments: String..., environment: [String: String]? = nil
  ) throws -> ProgramProcess { try start(arguments, environment: environment) }

  /// Starts the reader on this community.
  func start(
    _ arguments: [String], environment: [String: String]? = nil
  ) throws -> ProgramProcess {
    try ProgramProcess(
      "smth",
      ["--server", "http://127.0.0.1:\(port)", "--profile", profile.url.path, "--ui"] + arguments,
      environment: environment)
  }

  /// Starts the reader on this community in a terminal.
  func terminal(
    _ arguments: String..., kind: TerminalSession.Kind = TerminalSession.Kind()
  ) throws -> TerminalSession {
    let words = try terminalWords(arguments)
    return try TerminalSession(URL(filePath: words[0]), Array(words.dropFirst()), kind)
  }

  /// The words that start the reader on this community in a terminal.
  func terminalWords(_ arguments: String...) throws -> [String] { try terminalWords(arguments) }

  private func terminalWords(_ arguments: [String]) throws -> [String] {
    [
      try BuiltProduct("smth").url.path(percentEncoded: false), "--server",
      "http://127.0.0.1:\(port)", "--profile", profile.url.path, "--ui", "terminal",
    ] + arguments
  }

  /// The topics that are hot now, as the server itself says.
  func hotTopics() async throws -> [Topic] {
    let base = try #require(URL(string: "http://127.0.0.1:\(port)"))
    let client = NetworkHTTPClient(NetworkHTTPClient.Configuration(baseURL: base))
    return try await client.send(CommunityEndpoints().hotTopics(page: 1)).content.topics
  }

  private static let name = "community.sqlite"
  private static let made = Task {
    let folder = try TemporaryDirectory()
    let end = try await ProgramProcess(
      "hetang-server",
      ["seed", "--database", folder.file(name).path, "--topics", "60", "--articles", "600"]
    ).ended()
    try #require(end.status == 0, "\(end.errors)")
    return folder
  }
}
