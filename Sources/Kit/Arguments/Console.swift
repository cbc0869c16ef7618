import Foundation

/// What a program says to the person who started it, and how it ends.
public enum Console {
  /// What the program was started as, without its folder.
  public static var programName: String? {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
  }

  /// Prints on standard output, at once even when that is a pipe, with a line feed at the end.
  public static func say(_ text: String) { write(text, to: .standardOutput) }

  /// Prints on standard error, after the program's name, with a line feed at the end.
  public static func complain(_ text: String) {
    write("\(programName ?? "program"): \(text)", to: .standardError)
  }

  /// Ends the program.
  public static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

  private static func write(_ text: String, to file: FileHandle) {
    let end = text.hasSuffix("\n") ? "" : "\n"
    // Who has closed the other end has no use for the rest either.
    try? file.write(contentsOf: Data((text + end).utf8))
  }
}
