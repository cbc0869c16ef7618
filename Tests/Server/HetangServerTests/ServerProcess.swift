import Foundation
import TestSupport

/// The built `hetang-server` at work.
final class ServerProcess: Sendable {
  /// How the program ended.
  struct End: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The program ended, or said something else, before it listened.
  struct DidNotListen: Error {
    let line: String?
  }

  let identifier: Int32
  private let lines: AsyncStream<String>
  private let end: Task<End, Never>

  /// Starts the program, or another with the program's path as its last argument.
  init(_ arguments: [String], by launcher: [String] = []) throws {
    let process = Process()
    let words = try launcher + [BuiltProduct("hetang-server").url.path] + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    self.lines = lines
    let (statuses, status) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { status.yield($0.terminationStatus) }
    try process.run()
    identifier = process.processIdentifier
    let said = Self.read(output) { line.yield($0) }
    let complained = Self.read(errors) { _ in }
    end = Task {
      let (output, errors) = (await said.value, await complained.value)
      line.finish()
      var ended = statuses.makeAsyncIterator()
      return End(status: await ended.next() ?? -1, output: output, errors: errors)
    }
  }

  /// Waits for the line that names the address, and returns its port.
  func port() async throws -> UInt16 {
    for await line in lines {
      guard line.hasPrefix("listening on http://127.0.0.1:"),
        let port = line.split(separator: ":").last.flatMap({ UInt16($0) })
      else { throw DidNotListen(line: line) }
      return port
    }
    throw DidNotListen(line: nil)
  }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for the program, and whatever shares its output, to end.
  func ended() async -> End { await end.value }

  /// Runs the program to its end.
  static func run(_ arguments: String...) async throws -> End {
    try await ServerProcess(arguments).ended()
  }

  /// Reads to the end on a thread of its own, telling of each line.
  private static func read(
    _ pipe: Pipe, _ tell: @escaping @Sendable (String) -> Void
  ) -> Task<String, Never> {
    let (chunks, chunk) = AsyncStream.makeStream(of: Data.self)
    DispatchQueue(label: "server.output").async {
      let handle = pipe.fileHandleForReading
      while case let data = handle.availableData, !data.isEmpty { chunk.yield(data) }
      chunk.finish()
    }
    return Task {
      var text = ""
      var told = 0
      for await data in chunks {
        text += String(decoding: data, as: UTF8.self)
        let whole = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for line in whole.dropFirst(told) { tell(String(line)) }
        told = whole.count
      }
      return text
    }
  }
}
