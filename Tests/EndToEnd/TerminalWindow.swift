import Foundation
import TestSupport

/// A program in the window of a real terminal, on a display of its own.
final class TerminalWindow {
  /// The terminals that are tried.
  enum Terminal: String, CaseIterable, CustomStringConvertible {
    /// Sixel pictures, no kitty keyboard.
    case xterm
    /// Its own pictures and its own keyboard protocol.
    case kitty

    var description: String { rawValue }
  }

  private let terminal: Terminal
  private let folder: TemporaryDirectory
  private let driver: WindowDriver
  private let process: ChildProcess

  /// Opens a terminal with a program in it.
  ///
  /// - Throws: What `ChildProcess` and `VirtualDisplay` throw.
  init(_ terminal: Terminal, running words: [String]) throws {
    self.terminal = terminal
    folder = try TemporaryDirectory()
    let display = try VirtualDisplay(size: "1000x700", showingIn: folder.url)
    driver = WindowDriver(display: display)
    let path = folder.url.path(percentEncoded: false)
    let options =
      switch terminal {
      case .xterm: Self.xterm(printingTo: path)
      case .kitty: Self.kitty(listeningIn: path)
      }
    process = try ChildProcess(
      "/usr/bin/\(terminal.rawValue)", options + words,
      environment: Self.environment(on: display))
  }

  deinit { process.send(SIGTERM) }

  /// Whether the terminal and the tools that operate it are there.
  static func isThere(_ terminal: Terminal) -> Bool {
    [terminal.rawValue, "xdotool"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
  }

  /// F12 prints what is shown.
  private static func xterm(printingTo folder: String) -> [String] {
    let print = "cat > \(folder)/printing; mv \(folder)/printing \(folder)/printed"
    let resources = [
      "printerCommand: \(print)", "printAttributes: 0", "printerAutoClose: true",
      "numColorRegisters: 256", "translations: #override <Key>F12: print()",
    ]
    return ["-fa", "DejaVu Sans Mono", "-fd", "Noto Sans Mono CJK SC", "-fs", "10"]
      + ["-geometry", "80x30+0+0", "-ti", "vt340"]
      + resources.flatMap { ["-xrm", "XTerm*VT100.\($0)"] } + ["-e"]
  }

  private static func kitty(listeningIn folder: String) -> [String] {
    let options = [
      "allow_remote_control=yes", "remember_window_size=no", "initial_window_width=80c",
      "initial_window_height=30c", "update_check_interval=0", "confirm_os_window_close=0",
    ]
    return ["--config", "NONE", "--listen-on", "unix:\(folder)/kitty"]
      + options.flatMap { ["-o", $0] }
  }

  private static func environment(on display: VirtualDisplay) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "COLORTERM", "NO_COLOR", "TMUX", "STY"] {
      environment[name] = nil
    }
    let own = ["DISPLAY": display.name, "LC_ALL": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1"]
    return environment.merging(own) { $1 }
  }

  /// Presses keys, by the names of the display's server.
  func press(_ keys: String) async throws { try await driver.press(keys, at: 20, 20) }

  /// What is written in the terminal; nothing while it isn't there yet.
  func screen() async throws -> String {
    switch terminal {
    case .kitty:
      let socket = "unix:\(folder.url.path(percentEncoded: false))/kitty"
      let ask = Command(
        ["/usr/bin/kitty", "@", "--to", socket, "get-text"],
        environment: Self.environment(on: driver.display))
      return (try? await ask.run()) ?? ""
    case .xterm:
      let printed = folder.file("printed")
      try? FileManager.default.removeItem(at: printed)
      try await press("F12")
      var text: String?
      for _ in 0..<100 where text == nil {
        text = try? String(contentsOf: printed, encoding: .utf8)
        if text == nil { try await Task.sleep(for: .milliseconds(5)) }
      }
      // The second cell of a wide character is printed as this.
      return text?.replacing("\u{FFFF}", with: "") ?? ""
    }
  }

  /// Looks until something is so.
  func wait(until isSo: (String) -> Bool) async throws {
    while try await !isSo(screen()) { try Task.checkCancellation() }
  }

  /// Looks until the display is as colourful as wanted.
  func wait(forColor range: some RangeExpression<Double>) async throws {
    while try !range.contains(color) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// How far the display is from grey, from 0 to 1: pictures are full of colour, texts are not.
  var color: Double { get throws { try ShownPicture(in: folder).saturation(ofArea: (1000, 700)) } }

  /// Waits until the program and the terminal have ended.
  func ended() async -> Int32 { await process.ended() }
}
