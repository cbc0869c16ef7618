import Foundation
import TerminalTesting
import TestSupport

/// A program in a terminal of its own, operated by what a keyboard sends.
final class TerminalSession {
  /// The program ended before it showed what was waited for.
  struct Ended: Error {
    let expected: String
    let shown: String
  }

  /// The system has no terminal to give.
  struct NoTerminal: Error {
    let number: Int32
  }

  private let process = Process()
  private let master: Int32
  private var terminal: TestTerminal
  private let chunks: AsyncStream<[UInt8]>
  private var output: [UInt8] = []
  private let statuses: AsyncStream<Int32>

  /// Starts a program of this package in a terminal.
  ///
  /// - Throws: `NoTerminal`, `BuiltProduct.Missing`, or what `Process` throws.
  init(_ name: String, _ arguments: [String], columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &lock) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw NoTerminal(number: errno) }
    Self.setSize(of: master, columns: columns, rows: rows)
    let file = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw NoTerminal(number: errno) }
    let slave = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    terminal = TestTerminal(columns: columns, rows: rows)
    // The terminal becomes that of a session of the program's own, as a shell's does.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait", try BuiltProduct(name).url.path] + arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "COLORTERM", "NO_COLOR", "TMUX"] {
      environment[name] = nil
    }
    environment["TERM"] = "xterm-256color"
    process.environment = environment
    (process.standardInput, process.standardOutput, process.standardError) = (slave, slave, slave)
    let (statuses, status) = AsyncStream.makeStream(of: Int32.self)
    self.statuses = statuses
    process.terminationHandler = {
      status.yield($0.terminationStatus)
      status.finish()
    }
    chunks = Self.read(master)
    try process.run()
    // Only the program has the terminal open now: its end is the end of what can be read.
    try slave.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  /// What the terminal shows.
  var text: String { terminal.text }

  /// All that the program has written.
  var written: String { String(decoding: output, as: UTF8.self) }

  /// Waits until the terminal shows a text, and nothing of another.
  ///
  /// - Throws: `Ended`.
  func wait(for text: String, without other: String? = nil) async throws {
    let isThere = { [unowned self] in
      terminal.text.contains(text) && !(other.map(terminal.text.contains) ?? false)
    }
    if isThere() { return }
    for await bytes in chunks {
      output += bytes
      terminal.take(bytes)
      // What every terminal answers when it is asked what it is.
      if String(decoding: bytes, as: UTF8.self).contains("\u{1B}[c") { send("\u{1B}[?62c") }
      if isThere() { return }
    }
    throw Ended(expected: text, shown: terminal.text)
  }

  /// Sends what keys send.
  func send(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  func send(signal: Int32) {
    // What was started is a child of the program that gave it its terminal.
    kill(tcgetpgrp(master), signal)
  }

  /// Makes the terminal another size.
  func resize(columns: Int, rows: Int) {
    terminal = TestTerminal(columns: columns, rows: rows)
    Self.setSize(of: master, columns: columns, rows: rows)
  }

  private static func setSize(of master: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  // TIOCSPTLCK and TIOCGPTN, macros that Swift's importer doesn't see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Waits for the program to end.
  func status() async -> Int32? {
    for await status in statuses { return status }
    return nil
  }

  /// Whether the terminal shows and edits lines by itself, as shells expect it to.
  var isInLineMode: Bool {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  private static func read(_ file: Int32) -> AsyncStream<[UInt8]> {
    let (chunks, chunk) = AsyncStream.makeStream(of: [UInt8].self)
    DispatchQueue(label: "terminal.output").async {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while case let count = Foundation.read(file, &bytes, bytes.count), count > 0 {
        chunk.yield(Array(bytes.prefix(count)))
      }
      chunk.finish()
    }
    return chunks
  }
}
