import Foundation

/// A program that is run to its end, for what it prints.
package struct Command: Sendable {
  /// The program ended badly.
  package struct Failure: Error {
    package let words: [String]
    package let status: Int32
    package let output: String
  }

  private let words: [String]
  private let environment: [String: String]

  /// - Parameters:
  ///   - words: Where the program lies, and its arguments.
  ///   - environment: All of its variables; those of the tests if there are none.
  package init(_ words: [String], environment: [String: String]? = nil) {
    self.words = words
    self.environment = environment ?? ProcessInfo.processInfo.environment
  }

  /// Runs the program to its end, whatever it leaves in the background.
  ///
  /// - Returns: What it printed.
  /// - Throws: `Failure`, or what `ChildProcess` throws.
  @discardableResult package func run() async throws -> String {
    let folder = try TemporaryDirectory()
    let printed = folder.file("printed")
    let program = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: environment, output: printed)
    let status = await withTaskCancellationHandler {
      await program.ended()
    } onCancel: {
      program.send(SIGKILL)
    }
    let output = String(decoding: try Data(contentsOf: printed), as: UTF8.self)
    guard status == 0 else { throw Failure(words: words, status: status, output: output) }
    return output
  }
}
