import Foundation
import TestSupport

/// The reader in a window that is operated by mouse and keys and read over the bus.
final class Walk {
  let program: ProgramProcess
  let driver: WindowDriver
  private let bus: AccessibilityBus
  private let window: AccessibilityBus.Object
  private let settings: TemporaryDirectory
  private let shown: TemporaryDirectory

  /// Starts the reader, and finds it among what can be read.
  init(_ community: ReadCommunity, size: String) async throws {
    settings = try TemporaryDirectory()
    shown = try TemporaryDirectory()
    let display = try VirtualDisplay(showingIn: shown.url)
    driver = WindowDriver(display: display)
    bus = try AccessibilityBus()
    var environment = bus.environment(from: try display.environment(settings: settings.url))
    // Settings of the desktop lie in the folder too, as this is no one's desktop.
    environment["GSETTINGS_BACKEND"] = "keyfile"
    program = try community.start(
      ["gtk", "--lang", "en", "--size", size], environment: environment)
    window = try await bus.firstProgram()
  }

  deinit { program.send(SIGKILL) }

  /// Waits until what is said of the window is as it should be; the test's own limit ends it.
  ///
  /// - Returns: What is said then.
  @discardableResult func hear(_ isRight: ([SpokenWord]) -> Bool) async throws -> [SpokenWord] {
    while true {
      try Task.checkCancellation()
      // What is gone by the time that it is asked gives no answer; the next look sees the rest.
      if let words = try? SpokenWord.words(of: window, on: bus), isRight(words) { return words }
      await Task.yield()
    }
  }

  /// Presses the first object of a role whose name is right, as soon as there is one.
  func press(_ role: String, named isRight: (String) -> Bool = { !$0.isEmpty }) async throws {
    while true {
      try Task.checkCancellation()
      do {
        return try bus.press(role, in: window, named: isRight)
      } catch is AccessibilityBus.NoAnswer {
        await Task.yield()
      }
    }
  }

  /// Presses the first object of a role and a name.
  func press(_ role: String, named name: String) async throws {
    try await press(role) { $0 == name }
  }

  /// Lets the desktop be dark from now on.
  func turnDark() throws {
    let folder = settings.url.appending(path: "glib-2.0/settings", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "[org/gnome/desktop/interface]\ncolor-scheme='prefer-dark'\n".write(
      to: folder.appending(path: "keyfile"), atomically: true, encoding: .utf8)
  }

  /// Waits until a window at the display's corner is as bright as it should be.
  func see(
    windowOf size: (width: Int, height: Int), _ isRight: (Double) -> Bool
  ) async throws {
    while !isRight(try ShownPicture(in: shown).brightness(ofArea: size)) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
