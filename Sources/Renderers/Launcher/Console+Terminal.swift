import Arguments
import Foundation

extension Console {
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
}
