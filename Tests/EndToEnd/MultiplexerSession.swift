import Foundation
import TestSupport

/// A shell in a terminal that tmux keeps, operated and looked at by tmux's own commands.
final class MultiplexerSession {
  private let folder: TemporaryDirectory
  private static let tmux = "/usr/bin/tmux"

  /// Starts a shell.
  ///
  /// - Throws: What `Command` throws.
  init(columns: Int = 80, rows: Int = 24) async throws {
    folder = try TemporaryDirectory()
    try await run(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -u DISPLAY -u WAYLAND_DISPLAY PS1='$ ' bash --norc --noprofile")
    try await run("set-option", "-g", "escape-time", "0")
  }

  deinit {
    _ = try? ChildProcess(Self.tmux, socket + ["kill-server"], environment: [:])
  }

  /// Whether tmux is there at all.
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tmux) }

  private var socket: [String] {
    ["-u", "-S", folder.file("socket").path(percentEncoded: false)]
  }

  @discardableResult private func run(_ words: String...) async throws -> String {
    try await Command([Self.tmux] + socket + words).run()
  }

  /// Has the shell start a program.
  func start(_ words: [String]) async throws {
    try await run("send-keys", "-l", words.map { "'\($0)'" }.joined(separator: " "))
    try await press("Enter")
  }

  /// Presses a key, by tmux's name.
  func press(_ key: String) async throws { try await run("send-keys", key) }

  func resize(columns: Int, rows: Int) async throws {
    try await run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// What is shown.
  func screen() async throws -> String { try await run("capture-pane", "-p") }

  /// What tmux knows of the terminal.
  func state(_ format: String) async throws -> String {
    try await run("display-message", "-p", format)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Looks at the screen until something is so; each look takes a few milliseconds.
  func wait(until isThere: (String) -> Bool) async throws {
    while try await !isThere(screen()) { try Task.checkCancellation() }
  }
}
