import Foundation

/// The size that a window had last, kept from one start to the next.
struct WindowMemory {
  /// How a window was left.
  struct Shape: Codable, Equatable {
    var width: Int
    var height: Int
    var isMaximized: Bool
  }

  private let file: URL

  /// Makes the memory of a program's windows.
  ///
  /// - Parameters:
  ///   - identifier: The name of the program.
  ///   - environment: The variables, which say where such things are kept.
  init(
    of identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let state =
      environment["XDG_STATE_HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? URL.homeDirectory.appending(path: ".local/state", directoryHint: .isDirectory)
    file = state.appending(path: identifier).appending(path: "window.json")
  }

  /// How the window was left; `nil` if nobody knows.
  var shape: Shape? {
    // A file that is missing or damaged says nothing; the window has its usual size then.
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Shape.self, from: data)
  }

  /// Notes how the window is left.
  ///
  /// - Throws: What stands in the way of writing.
  func note(_ shape: Shape) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(shape).write(to: file, options: .atomic)
  }
}
