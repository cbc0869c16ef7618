import Foundation

/// A program of this package at work, its words read as they come.
package final class ProgramProcess: Sendable {
  /// How the program ended.
  package struct End: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// The program ended, or said something else, before it listened.
  package struct DidNotListen: Error {
    package let line: String?
  }

  package let identifier: Int32
  private let lines: AsyncStream<String>
  private let end: Task<End, Never>

  /// Starts a program, or another one that gets the program's path and arguments as its last.
  ///
  /// - Parameters:
  ///   - name: The program's target; the test target has to depend on it.
  ///   - arguments: The words behind its name.
  ///   - launcher: The program that starts it, with the words in front; empty for none.
  ///   - environment: The variables; `nil` for those of the tests.
  /// - Throws: `BuiltProduct.Missing`, or what `Process` throws.
  package init(
    _ name: String, _ arguments: [String], by launcher: [String] = [],
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    let words = try launcher + [BuiltProduct(name).url.path] + arguments
    if let environment { process.environment = environment }
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

  /// Waits for the line that names the address that a server listens at, and returns its port.
  ///
  /// - Throws: `DidNotListen`.
  package func port() async throws -> UInt16 {
    for await line in lines {
      guard line.hasPrefix("listening on http://127.0.0.1:"),
        let port = line.split(separator: ":").last.flatMap({ UInt16($0) })
      else { throw DidNotListen(line: line) }
      return port
    }
    throw DidNotListen(line: nil)
  }

  /// Sends the program a signal.
  package func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for the program, and whatever shares its output, to end.
  package func ended() async -> End { await end.value }

  /// Reads to the end on a thread of its own, telling of each line.
  private static func read(
    _ pipe: Pipe, _ tell: @escaping @Sendable (String) -> Void
  ) -> Task<String, Never> {
    let (chunks, chunk) = AsyncStream.makeStream(of: Data.self)
    DispatchQueue(label: "program.output").async {
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
