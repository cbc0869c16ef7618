package import Foundation

/// A display that nobody sees, for windows of tests; it ends with the last window on it.
package struct VirtualDisplay: Sendable {
  /// There is no such display.
  package struct Missing: Error {
    package init() {}
  }

  /// What programs know the display by: `:99`.
  package let name: String

  /// Starts a display.
  ///
  /// - Parameters:
  ///   - size: How many pixels it is wide and high.
  ///   - folder: Where the display keeps what it shows, in the file `Xvfb_screen0` of the form XWD.
  /// - Throws: `Missing`, or what `Process` throws.
  package init(size: String = "1280x1024", showingIn folder: URL? = nil) throws {
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp", "-terminate",
    ]
    if let folder { server.arguments?.append(contentsOf: ["-fbdir", folder.path]) }
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var line = ""
    while !line.hasSuffix("\n") {
      guard let byte = output.fileHandleForReading.readData(ofLength: 1).first else {
        throw Missing()
      }
      line.append(Character(Unicode.Scalar(byte)))
    }
    guard let number = Int(line.dropLast()) else { throw Missing() }
    name = ":\(number)"
  }

  /// The variables of a program whose windows are to look the same everywhere.
  ///
  /// - Parameter settings: An empty folder for the settings of windows.
  /// - Returns: The variables, on top of those of the tests.
  /// - Throws: What `FileManager` throws.
  package func environment(settings: URL) throws -> [String: String] {
    let folder = settings.appending(path: "gtk-4.0", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      [Settings]
      gtk-font-name=Cantarell 11
      gtk-enable-animations=false
      gtk-cursor-blink=false
      """
    let file = folder.appending(path: "settings.ini")
    try text.write(to: file, atomically: true, encoding: .utf8)
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "GTK_THEME"] { environment[name] = nil }
    environment["DISPLAY"] = name
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["GTK_A11Y"] = "none"
    environment["XDG_CONFIG_HOME"] = settings.path(percentEncoded: false)
    return environment
  }
}
