package import Foundation

/// A program in a terminal of its own, operated by what a keyboard sends.
package final class TerminalSession {
  /// The program ended before it showed what was waited for.
  package struct Ended: Error {
    package let expected: String
    package let shown: String
  }

  /// The system has no terminal to give.
  package struct NoTerminal: Error {
    package let number: Int32
  }

  /// What the terminal is.
  package struct Kind: Sendable {
    package var columns = 80
    package var rows = 24
    /// What it answers when it is asked what it is.
    package var answer = "\u{1B}[?62c"
    /// How long everything takes on its way, in each direction.
    package var delay = Duration.zero
    /// Variables of the environment beside those that the session itself sets.
    package var environment: [String: String] = [:]

    package init() {}
  }

  private let process = Process()
  private let master: Int32
  private var terminal: TestTerminal
  private let kind: Kind
  private let chunks: AsyncStream<[UInt8]>
  private let keyboard = DispatchQueue(label: "terminal.keyboard")
  private var output: [UInt8] = []
  private let statuses: AsyncStream<Int32>

  /// Starts a program in a terminal.
  ///
  /// - Throws: `NoTerminal`, or what `Process` throws.
  package init(_ program: URL, _ arguments: [String], _ kind: Kind = Kind()) throws {
    self.kind = kind
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &lock) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw NoTerminal(number: errno) }
    Self.setSize(of: master, columns: kind.columns, rows: kind.rows)
    let file = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw NoTerminal(number: errno) }
    let slave = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    terminal = TestTerminal(columns: kind.columns, rows: kind.rows)
    // The terminal becomes that of a session of the program's own, as a shell's does.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait", program.path(percentEncoded: false)] + arguments
    process.environment = Self.environment(of: kind)
    (process.standardInput, process.standardOutput, process.standardError) = (slave, slave, slave)
    let (statuses, status) = AsyncStream.makeStream(of: Int32.self)
    self.statuses = statuses
    process.terminationHandler = {
      status.yield($0.terminationStatus)
      status.finish()
    }
    chunks = Self.read(master, delay: kind.delay)
    try process.run()
    // Only the program has the terminal open now: its end is the end of what can be read.
    try slave.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  private static func environment(of kind: Kind) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "COLORTERM", "NO_COLOR", "TMUX", "STY"] {
      environment[name] = nil
    }
    environment["TERM"] = "xterm-256color"
    return environment.merging(kind.environment) { $1 }
  }

  /// What the terminal shows.
  package var text: String { terminal.text }

  /// What was written that the terminal doesn't know.
  package var unknown: [String] { terminal.unknown }

  /// All that the program has written.
  package var written: String { String(decoding: output, as: UTF8.self) }

  /// Whether that ends with a text.
  package func endsWith(_ text: String) -> Bool {
    output.suffix(text.utf8.count) == Array(text.utf8)[...]
  }

  /// How much that is.
  package var count: Int { output.count }

  /// The program's own process.
  package var program: Int32 { tcgetpgrp(master) }

  /// Waits until the terminal shows a text, and nothing of another.
  ///
  /// - Throws: `Ended`.
  package func wait(for text: String, without other: String? = nil) async throws {
    try await wait(for: text) { [unowned self] in
      terminal.text.contains(text) && !(other.map(terminal.text.contains) ?? false)
    }
  }

  /// Waits until something is so.
  ///
  /// - Parameters:
  ///   - name: What it is, for the one who reads why it never was.
  ///   - isThere: Whether it is so; asked after each piece that is written.
  /// - Throws: `Ended`.
  package func wait(for name: String, until isThere: () -> Bool) async throws {
    if isThere() { return }
    for await bytes in chunks {
      output += bytes
      terminal.take(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      // What every terminal answers when it is asked what it is.
      if text.contains("\u{1B}[c") { send(kind.answer) }
      if isThere() { return }
    }
    throw Ended(expected: name, shown: terminal.text)
  }

  /// Takes all that is still written, up to the end of the program.
  package func finish() async {
    for await bytes in chunks {
      output += bytes
      terminal.take(bytes)
    }
  }

  /// Sends what keys send.
  package func send(_ keys: String) {
    let master = master
    let bytes = Array(keys.utf8)
    guard kind.delay > .zero else { return Self.write(bytes, to: master) }
    let delay = DispatchTimeInterval.milliseconds(Int(kind.delay / .milliseconds(1)))
    keyboard.asyncAfter(deadline: .now() + delay) { Self.write(bytes, to: master) }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  package func send(signal: Int32) {
    // What was started is a child of the program that gave it its terminal.
    kill(tcgetpgrp(master), signal)
  }

  /// Makes the terminal another size.
  package func resize(columns: Int, rows: Int) {
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
  package func status() async -> Int32? {
    for await status in statuses { return status }
    return nil
  }

  /// Whether the terminal shows and edits lines by itself, as shells expect it to.
  package var isInLineMode: Bool {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  private static func read(_ file: Int32, delay: Duration) -> AsyncStream<[UInt8]> {
    let (chunks, chunk) = AsyncStream.makeStream(of: [UInt8].self)
    let wait = DispatchTimeInterval.milliseconds(Int(delay / .milliseconds(1)))
    let way = DispatchQueue(label: "terminal.way")
    DispatchQueue(label: "terminal.output").async {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while case let count = Foundation.read(file, &bytes, bytes.count), count > 0 {
        let piece = Array(bytes.prefix(count))
        if delay > .zero {
          way.asyncAfter(deadline: .now() + wait) { chunk.yield(piece) }
        } else {
          chunk.yield(piece)
        }
      }
      way.asyncAfter(deadline: .now() + wait) { chunk.finish() }
    }
    return chunks
  }
}
