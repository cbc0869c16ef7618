package import Foundation

/// A program of this package that was built along with the tests.
package struct BuiltProduct: Sendable {
  /// Where the program is.
  package let url: URL

  /// Finds a program beside the running tests.
  ///
  /// - Parameter name: The program's target; the test target has to depend on it.
  /// - Throws: `Missing` when it was not built.
  package init(_ name: String) throws {
    let folder = Bundle.main.bundleURL
    let candidates = [folder, folder.deletingLastPathComponent()].map { $0.appending(path: name) }
    let isThere = { (url: URL) in
      FileManager.default.isExecutableFile(atPath: url.path(percentEncoded: false))
    }
    guard let found = candidates.first(where: isThere) else { throw Missing(name: name) }
    url = found
  }

  /// A program that was not built.
  package struct Missing: Error {
    package let name: String
  }

  /// Starts the program with its standard input and output at hand.
  ///
  /// - Throws: What `Process` throws.
  package func start(_ arguments: [String], environment: [String: String]? = nil) throws -> Running
  {
    try Running(url, arguments, environment: environment)
  }

  /// A program at work.
  package final class Running {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    fileprivate init(_ url: URL, _ arguments: [String], environment: [String: String]?) throws {
      process.executableURL = url
      process.arguments = arguments
      if let environment { process.environment = environment }
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    /// Waits for a line of output; `nil` at the end.
    package func readLine() -> String? {
      var line: [UInt8] = []
      while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
        if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Sends a line to its input.
    ///
    /// - Throws: What `FileHandle` throws.
    package func writeLine(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Ends it at once, as a crash would.
    package func kill() {
      _ = Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Reads the rest of its output and waits for its end.
    package func finish() -> (status: Int32, output: String) {
      try? input.fileHandleForWriting.close()
      let rest = (try? output.fileHandleForReading.readToEnd()) ?? nil
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: rest ?? Data(), as: UTF8.self))
    }
  }
}
