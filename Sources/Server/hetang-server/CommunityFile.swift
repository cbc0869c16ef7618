import Arguments
import CommunitySeed
import Foundation
import ServerStorage

/// Makes the file of an invented community: whole, or not at all.
struct CommunityFile {
  let plan: SeedPlan

  /// Writes the community beside the file and puts it in the file's place when it is complete.
  ///
  /// - Throws: Why it could not be written; the file is what it was then.
  func make(at database: DatabaseFile, progress: SeedMeter) async throws {
    let unfinished = DatabaseFile(name: database.name + ".unfinished")
    try unfinished.remove()
    do {
      try await write(to: unfinished, progress)
      try database.remove()
      try FileManager.default.moveItem(at: unfinished.url, to: database.url)
    } catch {
      // The first failure is the one to tell of.
      try? unfinished.remove()
      throw error
    }
  }

  private func write(to database: DatabaseFile, _ progress: SeedMeter) async throws {
    do {
      let store = try await CommunityStore(at: database.url, access: .readWrite)
      try await store.migrate()
      try await store.add(plan) { progress.show($0) }
      let summary = try await store.summary()
      await store.close()
      progress.finish(summary)
    } catch let error as StorageError {
      throw Failure(error, database: database.name)
    }
  }
}

extension DatabaseFile {
  /// Removes the file, and what SQLite keeps beside it.
  fileprivate func remove() throws(Failure) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
      let path = url.path + suffix
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw Failure(status: .noPermission, message: "\(path): it cannot be replaced")
      }
    }
  }
}
