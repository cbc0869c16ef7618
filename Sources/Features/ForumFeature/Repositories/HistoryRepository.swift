package import CommunityAPI
import Foundation
import Persistence

/// Keeps which topics were opened on this device, per profile.
package protocol HistoryRepository: Sendable {
  /// Puts a topic in front, once.
  ///
  /// - Complexity: Three statements in one transaction.
  func record(_ visit: Visit) async throws(ForumProblem)

  /// Returns what was opened, the last first.
  ///
  /// - Parameter text: Words that title, board or author must have; blank for everything.
  /// - Returns: At most 200 visits.
  /// - Throws: `.storage` when the file can't be read.
  /// - Complexity: One statement.
  func visits(matching text: String) async throws(ForumProblem) -> [Visit]

  /// Forgets one topic, which may be missing.
  func remove(_ topic: Topic.ID) async throws(ForumProblem)

  /// Forgets everything.
  func removeAll() async throws(ForumProblem)
}

/// Keeps visits in a forum's SQLite file, which finds Chinese in them too.
package struct SQLiteHistoryRepository: HistoryRepository {
  /// The most visits of a profile that are kept.
  package static let limit = 200

  private let database: SQLiteDatabase
  private let profile: ForumProfile

  package init(cache: ForumCache, profile: ForumProfile) {
    database = cache.database
    self.profile = profile
  }

  package func record(_ visit: Visit) async throws(ForumProblem) {
    let profile = profile.key
    try await run { connection throws(SQLiteError) in
      let last = try connection.first(
        Int.self, "SELECT place FROM visit WHERE profile = ? ORDER BY place DESC LIMIT 1",
        [profile])
      try connection.run(
        """
        INSERT INTO visit (profile, topic, title, board_title, author_name, visited, place)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (profile, topic) DO UPDATE SET
          title = excluded.title, board_title = excluded.board_title,
          author_name = excluded.author_name, visited = excluded.visited, place = excluded.place
        """,
        [
          profile, visit.topicID.rawValue, visit.title, visit.boardTitle, visit.authorName,
          visit.date, (last ?? 0) + 1,
        ])
      try connection.run(
        """
        DELETE FROM visit WHERE id IN
          (SELECT id FROM visit WHERE profile = ? ORDER BY place DESC LIMIT -1 OFFSET ?)
        """, [profile, Self.limit])
    }
  }

  package func visits(matching text: String) async throws(ForumProblem) -> [Visit] {
    let isBlank = text.allSatisfy(\.isWhitespace)
    // Text that holds nothing to look for, such as mere punctuation, finds nothing.
    guard let expression = isBlank ? "" : FullTextQuery(text).expression else { return [] }
    let index = ForumCache.visitIndex.name
    let filter =
      isBlank ? "" : "AND id IN (SELECT rowid FROM \(index) WHERE \(index) MATCH ?)"
    do throws(SQLiteError) {
      return try await database.all(
        VisitRow.self,
        """
        SELECT topic, title, board_title, author_name, visited FROM visit
        WHERE profile = ? \(filter) ORDER BY place DESC
        """, isBlank ? [profile.key] : [profile.key, expression]
      ).map(\.visit)
    } catch { throw ForumProblem(error) }
  }

  package func remove(_ topic: Topic.ID) async throws(ForumProblem) {
    let profile = profile.key
    try await run { connection throws(SQLiteError) in
      try connection.run(
        "DELETE FROM visit WHERE profile = ? AND topic = ?", [profile, topic.rawValue])
    }
  }

  package func removeAll() async throws(ForumProblem) {
    let profile = profile.key
    try await run { connection throws(SQLiteError) in
      try connection.run("DELETE FROM visit WHERE profile = ?", [profile])
    }
  }

  private func run(
    _ body: @Sendable (SQLiteConnection) throws(SQLiteError) -> Void
  ) async throws(ForumProblem) {
    do throws(SQLiteError) { try await database.write(body) } catch { throw ForumProblem(error) }
  }
}

private struct VisitRow: SQLiteRowDecodable {
  let visit: Visit

  init(row: borrowing SQLiteRow) throws(SQLiteError) {
    let topic: String = try row[0]
    visit = Visit(
      topicID: Identifier(topic), title: try row[1], boardTitle: try row[2],
      authorName: try row[3], date: try row[4])
  }
}
