package import Foundation

/// An empty folder that disappears with its last reference.
package final class TemporaryDirectory: Sendable {
  /// Where the folder is.
  package let url: URL

  /// Makes a new folder in the system's temporary folder.
  ///
  /// - Throws: What `FileManager` throws, when the disk is full or not writable.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "hetang-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that cannot be removed is the system's to clean; no test depends on it.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the address of a file inside, whether or not it exists.
  package func file(_ name: String) -> URL { url.appending(path: name) }
}
