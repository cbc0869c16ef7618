import TestSupport

/// Operates windows on a display as a person would, by `xdotool`.
struct WindowDriver {
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

  /// Presses keys in the window at a point of the display: where nothing manages windows, keys go
  /// where the pointer is.
  func press(_ keys: String, at x: Int, _ y: Int) async throws {
    try await run("mousemove", "\(x)", "\(y)", "key", keys)
  }

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
    // The tool waits without end for a window that never comes; the test's own limit ends both.
    try await Command(
      ["/usr/bin/xdotool"] + words,
      environment: ["DISPLAY": display.name, "PATH": "/usr/bin:/bin"]
    ).run()
  }
}
