package import Foundation
import Networking
import Persistence

/// The folder in which one person's programs keep what they know of forums: answers, visits, marks
/// and cookies.
package struct ProfileFolder: Hashable, Sendable {
  /// Where the folder is.
  package let url: URL

  /// Names a folder, which may be missing yet.
  package init(_ url: URL) { self.url = url }

  /// The folder of whoever has named none, below the system's place for such files.
  package static func standard(program: String) -> ProfileFolder {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    return ProfileFolder(folder.appending(path: "hetang").appending(path: program))
  }

  /// Makes the folder if it is missing, and opens its cache.
  ///
  /// A damaged file is put aside, as nearly everything in it comes again.
  ///
  /// - Throws: `.storage`, when the folder or the file can't be used.
  package func openCache() async throws(ForumProblem) -> ForumCache {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw .storage(detail: "\(error)") }
    let file = url.appending(path: "forum.sqlite")
    do {
      return try await ForumCache.open(at: file)
    } catch .corrupt {
      try putAside(file)
    } catch { throw ForumProblem(error) }
    do throws(SQLiteError) { return try await ForumCache.open(at: file) } catch {
      throw ForumProblem(error)
    }
  }

  /// Reads the cookies of a server, and keeps them up to date.
  ///
  /// - Throws: `.storage`, when there is a file that can't be read.
  package func clients(for server: ForumServer) throws(ForumProblem) -> ForumClients {
    let file = CookieFile(url: url.appending(path: "cookies.json"))
    var configuration = NetworkHTTPClient.Configuration(baseURL: server.base)
    configuration.cookies = CookieStore(try file.read())
    var pictures = configuration
    pictures.responseLimit = ForumClients.pictureLimit
    pictures.timeouts.whole = .seconds(600)
    let clients = [configuration, pictures].map {
      CookieKeepingClient(client: NetworkHTTPClient($0), cookies: $0.cookies, file: file)
    }
    return ForumClients(calls: clients[0], pictures: clients[1])
  }

  /// Renames a file and what belongs to it, in place of an older one that was damaged.
  private func putAside(_ file: URL) throws(ForumProblem) {
    let files = FileManager.default
    do {
      for ending in ["", "-wal", "-shm"] {
        let path = file.path(percentEncoded: false) + ending
        guard files.fileExists(atPath: path) else { continue }
        let aside = file.path(percentEncoded: false) + ".damaged" + ending
        if files.fileExists(atPath: aside) { try files.removeItem(atPath: aside) }
        try files.moveItem(atPath: path, toPath: aside)
      }
    } catch { throw .storage(detail: "\(error)") }
  }
}
