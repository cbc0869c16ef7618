import Foundation
import Networking

/// The file in which cookies outlive the program; only its owner may read it.
struct CookieFile: Sendable {
  let url: URL

  /// Reads the cookies; none when there is no file yet.
  ///
  /// - Throws: `.storage`, when there is a file that can't be read.
  func read() throws(ForumProblem) -> [Cookie] {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return [] }
    do {
      return try JSONDecoder().decode([Cookie].self, from: try Data(contentsOf: url))
    } catch { throw .storage(detail: "\(error)") }
  }

  /// Writes the cookies in place of the older ones.
  func write(_ cookies: [Cookie]) throws {
    let files = FileManager.default
    let path = url.path(percentEncoded: false)
    let next = path + ".next"
    let data = try JSONEncoder().encode(cookies)
    guard
      files.createFile(atPath: next, contents: data, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    if files.fileExists(atPath: path) {
      _ = try files.replaceItemAt(url, withItemAt: URL(filePath: next))
    } else {
      try files.moveItem(atPath: next, toPath: path)
    }
  }
}
