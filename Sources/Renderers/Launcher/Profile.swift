import Foundation

/// The folders that a program keeps things in.
enum Profile {
  /// Puts settings, data and caches into one folder, where everything that asks the system for
  /// such folders finds them.
  ///
  /// - Throws: What `FileManager` throws when the folder cannot be made.
  static func use(_ folder: URL) throws {
    for (name, variable) in [
      ("config", "XDG_CONFIG_HOME"), ("data", "XDG_DATA_HOME"), ("cache", "XDG_CACHE_HOME"),
      ("state", "XDG_STATE_HOME"),
    ] {
      let part = folder.appending(path: name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      setenv(variable, part.path(percentEncoded: false), 1)
    }
  }
}
