package import CommunityAPI
package import Foundation
import Persistence

/// Keeps how far topics were read on this device, per profile.
package protocol ReadingRepository: Sendable {
  /// Returns the marks of those topics that have one.
  ///
  /// - Complexity: One statement, however many topics; none for no topics.
  func marks(of topics: [Topic.ID]) async throws(ForumProblem) -> [Topic.ID: ReadingMark]

  /// Notes how far a topic was read; a mark never goes back.
  ///
  /// - Complexity: Two statements in one transaction.
  func save(_ mark: ReadingMark, of topic: Topic.ID) async throws(ForumProblem)
}

/// Keeps marks in a forum's SQLite file.
package struct SQLiteReadingRepository: ReadingRepository {
  /// The most marks of a profile that are kept; those unchanged for longest go first.
  package static let limit = 5000

  private let database: SQLiteDatabase
  private let profile: ForumProfile
  private let now: @Sendable () -> Date

  package init(
    cache: ForumCache, profile: ForumProfile, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    database = cache.database
    self.profile = profile
    self.now = now
  }

  package func marks(
    of topics: [Topic.ID]
  ) async throws(ForumProblem) -> [Topic.ID: ReadingMark] {
    guard !topics.isEmpty else { return [:] }
    let rows: [MarkRow]
    do {
      let names = try JSONEncoder().encode(topics.map(\.rawValue))
      rows = try await database.all(
        MarkRow.self,
        """
        SELECT topic, last_read, last_known FROM mark
        WHERE profile = ? AND topic IN (SELECT value FROM json_each(?))
        """, [profile.key, String(decoding: names, as: UTF8.self)])
    } catch { throw ForumProblem(any: error) }
    return Dictionary(rows.map { ($0.topic, $0.mark) }) { first, _ in first }
  }

  package func save(_ mark: ReadingMark, of topic: Topic.ID) async throws(ForumProblem) {
    let (profile, now) = (profile.key, now())
    do throws(SQLiteError) {
      try await database.write { connection throws(SQLiteError) in
        try connection.run(
          """
          INSERT INTO mark (profile, topic, last_read, last_known, changed) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (profile, topic) DO UPDATE SET
            last_read = max(last_read, excluded.last_read),
            last_known = max(last_known, excluded.last_known), changed = excluded.changed
          """,
          [profile, topic.rawValue, mark.lastReadFloor, mark.lastKnownFloor, now])
        try connection.run(
          """
          DELETE FROM mark WHERE profile = ? AND topic IN
            (SELECT topic FROM mark WHERE profile = ? ORDER BY changed DESC LIMIT -1 OFFSET ?)
          """, [profile, profile, Self.limit])
      }
    } catch { throw ForumProblem(error) }
  }
}

private struct MarkRow: SQLiteRowDecodable {
  let topic: Topic.ID
  let mark: ReadingMark

  init(row: borrowing SQLiteRow) throws(SQLiteError) {
    let name: String = try row[0]
    topic = Identifier(name)
    mark = ReadingMark(lastReadFloor: try row[1], lastKnownFloor: try row[2])
  }
}
