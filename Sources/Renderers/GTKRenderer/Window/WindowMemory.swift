import Foundation

/// The size that a window of a kind had last, kept from one start to the next.
///
/// Where windows lie is the desktop's to decide: GTK 4 has no way to know or to ask.
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
  ///   - kind: The name of the kind of window; `nil` for the one without a name.
  ///   - environment: The variables, which say where such things are kept.
  init(
    of identifier: String, kind: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let state =
      environment["XDG_STATE_HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? URL.homeDirectory.appending(path: ".local/state", directoryHint: .isDirectory)
    // A name may hold what no file name can.
    let name = kind?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    file = state.appending(path: identifier)
      .appending(path: name.map { "window-\($0).json" } ?? "window.json")
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
