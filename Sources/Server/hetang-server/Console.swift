import Arguments
import Foundation

/// What the program says, and how it ends.
enum Console {
  /// Prints a line on standard output, at once even when that is a pipe.
  static func say(_ line: String) { write(line + "\n", to: .standardOutput) }

  /// Prints a line on standard error, after the program's name.
  static func complain(_ line: String) { write("hetang-server: \(line)\n", to: .standardError) }

  /// Ends the program.
  static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

  private static func write(_ text: String, to handle: FileHandle) {
    // Who has closed the other end does not want to read it.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
