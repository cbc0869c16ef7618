import Foundation
import Persistence
import TestSupport
import Testing

struct FullTextQueryTests {
  @Test(arguments: [
    ("华为", "\"华\" + \"为\""),
    ("phone", "\"phone\" *"),
    ("华为P30", "\"华\" + \"为\" AND \"p30\" *"),
    ("买 Phone", "\"买\" AND \"phone\" *"),
    ("华，为", "\"华\" AND \"为\""),
    ("user@example.com", "\"user\" + \"example\" + \"com\" *"),
    ("\"two words\"", "\"two\" + \"words\""),
    ("“华，为”", "\"华\" + \"␞\" + \"为\""),
    ("\"not closed", "\"not\" + \"closed\""),
    ("买 -华为 -\"p 30\"", "(\"买\") NOT (\"华\" + \"为\" OR \"p\" + \"30\")"),
    ("a - b", "\"a\" * AND \"b\" *"),
    ("C++ --x", "\"c\" * AND \"x\" *"),
    ("AND OR NOT NEAR(a)", "\"and\" * AND \"or\" * AND \"not\" * AND \"near\" + \"a\" *"),
    ("title:x* ^y", "\"title\" + \"x\" * AND \"y\" *"),
  ])
  func whatIsTypedBecomesAQuery(text: String, expression: String) {
    #expect(FullTextQuery(text).expression == expression)
  }

  @Test(arguments: ["", "  ", "，。", "-", "\"\"", "-华为", "\"", "*", "\u{0}"])
  func whatSaysNothingFindsNothing(text: String) {
    #expect(FullTextQuery(text).isEmpty)
    #expect(FullTextQuery(text).expression == nil)
  }

  @Test func everyDamagedQueryRuns() async throws {
    let folder = Checkout.root.appending(
      path: "Tests/Kit/PersistenceTests/Fixtures/FullTextQueryCorpus")
    let corpus = try Mutator.corpus(in: folder)
    var mutator = Mutator(
      corpus: corpus,
      interesting: ["\"", "“", "-", "*", "(", ")", ":", "^", "+", "NEAR", " AND ", "'", "{", "\0"],
      seed: 20)
    let queries = corpus + (0..<3_000).map { _ in mutator.next() }
    let database = try await SQLiteDatabase.inMemory()
    let index = FullTextIndex("found", over: "note", columns: ["body"])

    try await database.write { connection throws(SQLiteError) in
      try connection.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT NOT NULL)")
      try index.create(in: connection)
      try connection.run("INSERT INTO note (body) VALUES ('买华为手机 with 5G')")
      for query in queries.map({ FullTextQuery(String(decoding: $0, as: UTF8.self)) }) {
        let hits = try index.search(query, in: connection, limit: 5)
        #expect(hits.count <= (query.isEmpty ? 0 : 1))
        #expect(try index.count(query, in: connection) == hits.count)
      }
    }
  }
}
