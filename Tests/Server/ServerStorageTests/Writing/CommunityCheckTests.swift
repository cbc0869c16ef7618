import CSQLite
import Foundation
import ServerStorage
import Testing

struct CommunityCheckTests {
  private func village() async throws -> Village {
    let village = try await Village()
    try await village.add(topic: 1, by: [Village.alice, Village.bob]) { topic, articles in
      topic.isSticky = true
      topic.isEssence = true
      articles[0].attachments = [
        AttachmentRecord(id: Village.photo, name: "a", serial: 1, hash: Village.photo)
      ]
      articles[1].likes = [Village.like(1, by: Village.bob, score: 1, at: 0)]
    }
    try await village.add(topic: 2, on: Village.secret)
    return village
  }

  @Test func aSoundCommunityHasNoFindings() async throws {
    let village = try await village()

    #expect(try await village.store.check() == [])
  }

  @Test(arguments: [
    ("UPDATE topic SET article_count = 3 WHERE id = 1", "article_count is 3, should be 2"),
    ("UPDATE topic SET like_count = 0 WHERE id = 1", "like_count is 0, should be 1"),
    ("UPDATE topic SET first_article = NULL WHERE id = 1", "first_article is none, should be 1"),
    ("UPDATE topic SET last_article = 1 WHERE id = 1", "last_article is 1, should be 2"),
    ("UPDATE topic SET last_order = 9 WHERE id = 1", "last_order is 9, should be 1"),
    ("UPDATE topic SET last_post_time = 5 WHERE id = 1", "last_post_time is 5, should be 1700"),
    ("UPDATE board SET topic_count = 2 WHERE id = 1", "topic_count is 2, should be 1"),
    ("UPDATE board SET sticky_count = 0 WHERE id = 1", "sticky_count is 0, should be 1"),
    ("UPDATE board SET essence_count = 0 WHERE id = 1", "essence_count is 0, should be 1"),
    ("UPDATE board SET article_count = 7 WHERE id = 1", "article_count is 7, should be 2"),
    ("UPDATE board SET illustrated_count = 0 WHERE id = 1", "illustrated_count is 0, should be 1"),
    ("UPDATE account SET open_article_count = 2 WHERE id = 1", "is 2, should be 1"),
    ("UPDATE article SET is_illustrated = 1 WHERE id = 2", "is_illustrated is 1, should be 0"),
    ("UPDATE article SET account = 99 WHERE id = 1", "row 1 of article refers to a missing row"),
    (
      "DROP TRIGGER article_text_update; UPDATE article SET body = '别的' WHERE id = 1",
      "the full-text index disagrees with the articles"
    ),
  ])
  func aPlantedMistakeIsFound(script: String, finding: String) async throws {
    let village = try await village()
    try run(script, on: village.file)

    let findings = try await village.store.check()

    #expect(findings.contains { $0.contains(finding) }, "\(findings)")
  }

  /// Changes the file as a careless tool would, without the rules on references.
  private func run(_ script: String, on file: URL) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open(file.path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK)
  }
}
