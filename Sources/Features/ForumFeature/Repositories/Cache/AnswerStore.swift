import Architecture
import CommunityAPI
import Foundation
import Networking
import Persistence

/// Keeps the bodies of good answers of one kind, by profile and call.
///
/// Bodies are kept as they came and read as on arrival, so that a later program which reads more
/// of them finds it there. What was refused or not understood never gets here.
struct AnswerStore<Content: Sendable>: LocalSource {
  /// The most answers that a file keeps; the oldest go first.
  static var answerLimit: Int { 2000 }

  let database: SQLiteDatabase
  let profile: ForumProfile
  /// Whether an answer is worth keeping, such as one that isn't empty.
  let isWorthKeeping: @Sendable (Content) -> Bool

  /// Returns a kept answer.
  ///
  /// - Complexity: One statement.
  func read(_ call: CommunityCall<Content>) async throws -> Cached<ReceivedAnswer<Content>>? {
    let row = try await database.first(
      AnswerRow.self, "SELECT received, body FROM answer WHERE profile = ? AND call = ?",
      [profile.key, call.key])
    // A body that this program can't read any more is as good as none.
    guard let row, let answer = try? call.endpoint.decode(row.body) else { return nil }
    return Cached(ReceivedAnswer(answer: answer, body: row.body), date: row.received)
  }

  /// Keeps an answer.
  ///
  /// - Complexity: Two statements in one transaction.
  func write(
    _ value: Cached<ReceivedAnswer<Content>>, for call: CommunityCall<Content>
  ) async throws {
    guard isWorthKeeping(value.value.answer.content) else { return }
    try await database.write { connection throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO answer (profile, call, received, body) VALUES (?, ?, ?, ?)
        ON CONFLICT (profile, call) DO UPDATE SET received = excluded.received, body = excluded.body
        """, [profile.key, call.key, value.date, value.value.body])
      try connection.run(
        """
        DELETE FROM answer WHERE id IN
          (SELECT id FROM answer ORDER BY received DESC, id DESC LIMIT -1 OFFSET ?)
        """, [Self.answerLimit])
    }
  }

  func remove(_ call: CommunityCall<Content>) async throws {
    try await database.run(
      "DELETE FROM answer WHERE profile = ? AND call = ?", [profile.key, call.key])
  }
}

private struct AnswerRow: SQLiteRowDecodable {
  let received: Date
  let body: Data

  init(row: borrowing SQLiteRow) throws(SQLiteError) {
    received = try row[0]
    body = try row[1]
  }
}
