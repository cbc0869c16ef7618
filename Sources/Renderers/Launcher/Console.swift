import Arguments
import Foundation

/// Where the program's words go.
enum Console {
  /// Whether a person looks at the output, rather than a program.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How many columns the person's terminal has.
  static var terminalColumns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// What the program was started as.
  static var programName: String? {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
  }

  /// Prints; a reader who has gone doesn't matter.
  static func say(_ text: String) { write(text, to: .standardOutput) }

  /// Prints where complaints go, with the program's name.
  static func complain(_ text: String) {
    write("\(programName ?? "program"): \(text)", to: .standardError)
  }

  private static func write(_ text: String, to file: FileHandle) {
    // A pipe that nobody reads any more has no use for the rest either.
    try? file.write(contentsOf: Data(text.utf8))
  }

  static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }
}
