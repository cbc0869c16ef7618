import CGTK
import Foundation
import GTKRenderer

/// The display that the windows of the tests are shown on: one of our own, with known fonts.
@MainActor enum TestDisplay {
  /// Why there is no display.
  struct Missing: Error {}

  private static var isReady = false

  /// Starts the display and connects to it, the first time.
  static func use() throws {
    guard !isReady else { return }
    let number = try start()
    setenv("DISPLAY", ":\(number)", 1)
    setenv("GDK_BACKEND", "x11", 1)
    setenv("GSK_RENDERER", "cairo", 1)
    setenv("GTK_A11Y", "none", 1)
    setenv("XDG_CONFIG_HOME", try makeSettings().path(percentEncoded: false), 1)
    unsetenv("WAYLAND_DISPLAY")
    unsetenv("GTK_THEME")
    guard GTKApplication.connect() else { throw Missing() }
    isReady = true
  }

  /// Starts a display that ends with its last window.
  ///
  /// - Returns: Its number.
  private static func start() throws -> Int {
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-terminate",
    ]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let data = output.fileHandleForReading.readData(ofLength: 1)
      guard let byte = data.first else { throw Missing() }
      line.append(Character(Unicode.Scalar(byte)))
    }
    guard let number = Int(line.dropLast()) else { throw Missing() }
    return number
  }

  /// Makes a folder with settings of GTK: fonts, and no motion.
  private static func makeSettings() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hetang-\(getpid())")
    let settings = folder.appending(path: "gtk-4.0", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let text = """
      [Settings]
      gtk-font-name=Cantarell 11
      gtk-enable-animations=false
      gtk-cursor-blink=false
      """
    try text.write(to: settings.appending(path: "settings.ini"), atomically: true, encoding: .utf8)
    return folder
  }
}
