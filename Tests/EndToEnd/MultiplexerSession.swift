import Foundation
import TestSupport

/// A shell in a terminal that tmux keeps, operated and looked at by tmux's own commands.
final class MultiplexerSession {
  private let folder: TemporaryDirectory
  private static let tmux = URL(filePath: "/usr/bin/tmux")

  /// Starts a shell.
  ///
  /// - Throws: What `Process` throws.
  init(columns: Int = 80, rows: Int = 24) throws {
    folder = try TemporaryDirectory()
    try run(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -u DISPLAY -u WAYLAND_DISPLAY PS1='$ ' bash --norc --noprofile")
    try run("set-option", "-g", "escape-time", "0")
  }

  deinit { _ = try? run("kill-server") }

  /// Whether tmux is there at all.
  static var isThere: Bool {
    FileManager.default.isExecutableFile(atPath: tmux.path(percentEncoded: false))
  }

  @discardableResult private func run(_ words: String...) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Self.tmux
    process.arguments = ["-u", "-S", folder.file("socket").path(percentEncoded: false)] + words
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Has the shell start a program.
  func start(_ words: [String]) throws {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    try run("send-keys", "-l", line)
    try press("Enter")
  }

  /// Presses keys, by tmux's names.
  func press(_ keys: String...) throws {
    for key in keys { try run("send-keys", key) }
  }

  func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// What is shown, with its looks if wanted.
  func screen(styled: Bool = false) throws -> String {
    try styled ? run("capture-pane", "-p", "-e") : run("capture-pane", "-p")
  }

  /// What tmux knows of the terminal.
  func state(_ format: String) throws -> String {
    try run("display-message", "-p", format).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Looks at the screen until something is so; each look takes a few milliseconds.
  func wait(until isThere: (String) -> Bool) async throws {
    while !isThere(try screen()) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
