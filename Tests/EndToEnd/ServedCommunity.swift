import Foundation
import Synchronization
import TestSupport

/// The built server of a community, which can be lost and come back at the same port.
final class ServedCommunity: Sendable {
  let port: UInt16
  private let words: [String]
  private let program: Mutex<ProgramProcess>

  /// Starts the server at a port that is free.
  init(database: URL, options: [String]) async throws {
    words = ["serve", "--database", database.path] + options
    let server = try ProgramProcess("hetang-server", words + ["--port", "0"])
    program = Mutex(server)
    port = try await server.port()
  }

  /// Ends the server, without a word to those who ask it.
  func lose() async {
    let server = program.withLock { $0 }
    server.send(SIGKILL)
    _ = await server.ended()
  }

  /// Starts it again where it was.
  func serveAgain() async throws {
    let server = try ProgramProcess("hetang-server", words + ["--port", "\(port)"])
    program.withLock { $0 = server }
    _ = try await server.port()
  }

  /// Ends the server as it should be ended.
  func end() async {
    let server = program.withLock { $0 }
    server.send(SIGTERM)
    _ = await server.ended()
  }
}
