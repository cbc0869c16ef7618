import CTerminal
import Foundation

/// The terminal that the program runs in.
@MainActor final class TerminalDevice {
  /// Called with what the person or the terminal sends.
  var onInput: ([UInt8]) -> Void = { _ in }
  /// Called with the numbers of signals.
  var onSignal: (CInt) -> Void = { _ in }
  /// Called when the terminal is gone.
  var onHangUp: () -> Void = {}
  private let input: CInt
  private let output: CInt
  private var sources: [any DispatchSourceProtocol] = []

  /// Finds the terminal; `nil` where the program runs in none.
  init?() {
    output = STDOUT_FILENO
    guard Self.isThere else { return nil }
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDONLY | O_CLOEXEC)
    if input < 0 { return nil }
  }

  /// Whether the program writes to a terminal that can be drawn on.
  nonisolated static var isThere: Bool {
    let term = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(term)
  }

  /// Takes the terminal, and watches it.
  ///
  /// - Throws: What the system says.
  func begin() throws {
    try take()
    let signals = hetang_terminal_signals()
    guard signals >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    watch(input) { [weak self] in self?.readInput() }
    watch(signals) { [weak self] in self?.readSignals(from: signals) }
  }

  /// Takes the terminal again, after it was given back.
  ///
  /// - Throws: What the system says.
  func take() throws {
    guard setFarewell(), hetang_terminal_take(input, output) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    write(Array(TerminalModes.begin.utf8))
  }

  /// Whether kitty has been sent pictures, which go when the terminal is given back.
  var hasKittyPictures = false { didSet { setFarewell() } }

  /// Whether it shows how far something has come, which ends when the terminal is given back.
  var hasProgress = false { didSet { if hasProgress != oldValue { setFarewell() } } }

  /// Says how the terminal is given back, whatever happens.
  @discardableResult private func setFarewell() -> Bool {
    let words =
      (hasKittyPictures ? TerminalModes.endOfKittyPictures : "")
      + (hasProgress ? TerminalModes.progress(nil) : "") + TerminalModes.end
    return Array(words.utf8).withUnsafeBytes { bytes in
      hetang_terminal_set_farewell(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count) == 0
    }
  }

  /// Leaves the terminal to whoever had it before.
  func giveBack() { hetang_terminal_give_back() }

  /// Stops the program until the shell lets it go on.
  func stop() {
    giveBack()
    hetang_terminal_stop()
  }

  /// Ends the watch, and gives the terminal back.
  func end() {
    for source in sources { source.cancel() }
    sources.removeAll()
    giveBack()
  }

  /// The size in cells.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The size of a cell in pixels, where the system knows it.
  var cell: CellPixels? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return CellPixels(
      width: Int(size.ws_xpixel) / Int(size.ws_col), height: Int(size.ws_ypixel) / Int(size.ws_row))
  }

  /// Writes all of something, waiting for a terminal that is slow.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        // Somebody else has made the file one that doesn't wait.
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&wait, 1, 5_000) <= 0 { return onHangUp() }
      } else if count == 0 || errno != EINTR {
        return onHangUp()
      }
    }
  }

  // MARK: - Watching

  private func watch(_ file: CInt, _ read: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { read() } }
    source.resume()
    sources.append(source)
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count > 0 {
      onInput(Array(bytes.prefix(count)))
    } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
      onHangUp()
    }
  }

  private func readSignals(from file: CInt) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    for byte in bytes.prefix(max(count, 0)) { onSignal(CInt(byte)) }
  }
}
