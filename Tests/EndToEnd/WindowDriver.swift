import Foundation
import TestSupport

/// Operates windows on a display as a person would, by `xdotool`.
struct WindowDriver {
  /// The tool ended badly.
  struct Failure: Error {
    let words: [String]
    let status: Int32
  }

  let display: VirtualDisplay

  /// Waits for a window whose title matches a pattern.
  func wait(for title: String) async throws {
    try await run("search", "--sync", "--onlyvisible", "--name", title)
  }

  /// Presses the first button of the mouse at a point of the display.
  func click(x: Int, y: Int) async throws {
    try await run("mousemove", "\(x)", "\(y)", "click", "1")
  }

  /// Presses keys: `alt+Left`.
  func press(_ keys: String) async throws { try await run("key", keys) }

  /// Types letters.
  func type(_ text: String) async throws { try await run("type", "--delay", "40", text) }

  /// Turns the wheel towards the person at a point of the display.
  func scroll(at x: Int, _ y: Int, notches: Int) async throws {
    try await run("mousemove", "\(x)", "\(y)", "click", "--repeat", "\(notches)", "5")
  }

  /// Gives another size to the window whose title matches a pattern.
  func resize(_ title: String, width: Int, height: Int) async throws {
    try await run(
      "search", "--onlyvisible", "--name", title, "windowsize", "\(width)", "\(height)")
  }

  private func run(_ words: String...) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = words
    process.environment = ["DISPLAY": display.name, "PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    // The tool waits without end for a window that never comes; the test's own limit ends both.
    let status = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    } onCancel: {
      if process.isRunning { process.terminate() }
    }
    guard status == 0 else { throw Failure(words: words, status: status) }
  }
}
