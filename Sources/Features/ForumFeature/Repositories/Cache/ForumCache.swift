package import Foundation
package import Persistence

/// The file in which this device keeps what it has seen of forums: answers, visits, reading marks.
package struct ForumCache: Sendable {
  let database: SQLiteDatabase

  private init(database: SQLiteDatabase) { self.database = database }

  /// Opens a file, makes it if it is missing, and brings it up to date.
  ///
  /// - Throws: What Persistence says about a file that can't be used; `.corrupt` files may be
  ///   deleted, as everything but visits and marks comes again.
  package static func open(
    at file: URL, configuration: SQLiteConfiguration = SQLiteConfiguration(durability: .normal)
  ) async throws(SQLiteError) -> ForumCache {
    let database = try await SQLiteDatabase.open(at: file, configuration: configuration)
    try await database.migrate(migrations)
    return ForumCache(database: database)
  }

  /// The work that the file was put to so far.
  package var statistics: SQLiteStatistics { database.statistics }

  /// Closes the file.
  package func close() async { await database.close() }

  /// Tells how much of the file can be emptied.
  ///
  /// - Complexity: One statement.
  package func usage() async throws(ForumProblem) -> CacheUsage {
    do throws(SQLiteError) {
      return try await database.first(
        CacheUsage.self, "SELECT count(*), coalesce(sum(length(body)), 0) FROM answer")
        ?? CacheUsage(answerCount: 0, sizeInBytes: 0)
    } catch { throw ForumProblem(error) }
  }

  /// Forgets every kept answer of every profile; visits and reading marks stay.
  package func removeAnswers() async throws(ForumProblem) {
    do throws(SQLiteError) { try await database.run("DELETE FROM answer") } catch {
      throw ForumProblem(error)
    }
  }
}

/// How much of a device's room kept answers take.
package struct CacheUsage: Hashable, Sendable {
  package let answerCount: Int
  package let sizeInBytes: Int

  package init(answerCount: Int, sizeInBytes: Int) {
    self.answerCount = answerCount
    self.sizeInBytes = sizeInBytes
  }
}

extension CacheUsage: SQLiteRowDecodable {
  package init(row: borrowing SQLiteRow) throws(SQLiteError) {
    self.init(answerCount: try row[0], sizeInBytes: try row[1])
  }
}
