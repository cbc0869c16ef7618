import Foundation
import Persistence
import TestSupport
import Testing

struct FullTextIndexTests {
  private let index = FullTextIndex(
    "note_text", over: "note", columns: ["title", "body"], weights: [4, 1])

  private func notes(_ notes: [(String, String)]) async throws -> SQLiteDatabase {
    let database = try await SQLiteDatabase.inMemory()
    try await database.write { connection throws(SQLiteError) in
      try connection.execute(
        "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL)")
      try index.create(in: connection)
      for (title, body) in notes {
        try connection.run("INSERT INTO note (title, body) VALUES (?, ?)", [title, body])
      }
    }
    return database
  }

  private func keys(_ text: String, _ database: SQLiteDatabase) async throws -> [Int64] {
    try await database.read { connection throws(SQLiteError) in
      try index.keys(FullTextQuery(text), in: connection, limit: 400)
    }
  }

  @Test func chineseIsFoundByPartsOfAnyLength() async throws {
    let database = try await notes([("手机", "买华为手机"), ("苹果", "为华人服务")])

    #expect(try await keys("华", database) == [2, 1])
    #expect(try await keys("华为", database) == [1])
    #expect(try await keys("为华人", database) == [2])
    #expect(try await keys("华为手机", database) == [1])
    #expect(try await keys("华为苹果", database) == [])
  }

  @Test func hitsInTheTitleComeFirst() async throws {
    let database = try await notes([
      ("天气", "今天荷塘里荷花开了"), ("荷花", "今天天气很好很好"), ("无关", "没有"),
    ])

    #expect(try await keys("荷花", database) == [2, 1])
  }

  @Test func wordsAreFoundByTheirBeginningsInAnyCase() async throws {
    let database = try await notes([("a", "A Crème brûlée"), ("b", "ｃｒｅａｍ"), ("c", "ice-cream")])

    #expect(try await keys("creme", database) == [1])
    #expect(try await keys("CRE", database).sorted() == [1, 2, 3])
    #expect(try await keys("reme", database) == [])
    #expect(try await keys("\"ice cream\"", database) == [3])
    #expect(try await keys("cre -ice", database).sorted() == [1, 2])
  }

  @Test func theIndexFollowsEveryChange() async throws {
    let database = try await notes([("旧", "第一"), ("二", "第二")])

    try await database.run("UPDATE note SET title = '新' WHERE id = 1")
    try await database.run("DELETE FROM note WHERE id = 2")

    #expect(try await keys("旧", database) == [])
    #expect(try await keys("新", database) == [1])
    #expect(try await keys("第二", database) == [])
    try await database.write { connection throws(SQLiteError) in
      try index.check(in: connection)
      try index.optimize(in: connection)
      try index.check(in: connection)
    }
  }

  @Test func anIndexThatDoesNotFollowInsertionsCatchesUp() async throws {
    let late = FullTextIndex(
      "late", over: "note", columns: ["title", "body"], followsInsertions: false)
    let database = try await notes([("旧", "第一")])

    try await database.write { connection throws(SQLiteError) in
      try late.create(in: connection)
      try connection.run("INSERT INTO note (title, body) VALUES ('新', '第二'), ('新', '第三')")
      #expect(try late.keys(FullTextQuery("新"), in: connection, limit: 9) == [])
      try late.indexRows(after: 1, in: connection)
      #expect(try late.keys(FullTextQuery("新"), in: connection, limit: 9) == [3, 2])
      try connection.run("DELETE FROM note WHERE id = 3")
      try connection.run("UPDATE note SET title = '改' WHERE id = 2")
      try late.check(in: connection)
      #expect(try late.keys(FullTextQuery("改"), in: connection, limit: 9) == [2])
      try late.drop(in: connection)
    }
  }

  @Test func theCheckFindsAnIndexThatDiffers() async throws {
    let database = try await notes([("旧", "第一")])

    await #expect(throws: SQLiteError.self) {
      try await database.write { connection throws(SQLiteError) in
        try connection.execute("DROP TRIGGER note_text_update")
        try connection.run("UPDATE note SET title = '另一'")
        try index.check(in: connection)
      }
    }
  }

  @Test func excerptsMarkWhatWasFound() async throws {
    let database = try await notes([("荷塘", "月光下的荷塘，荷塘里的月光")])

    let (hit, whole) = try await database.read { connection throws(SQLiteError) in
      let query = FullTextQuery("荷塘")
      return (
        try index.search(query, in: connection, limit: 1).first,
        try index.highlight("body", ofRow: 1, for: query, in: connection)
      )
    }

    #expect(hit?.excerpt.parts.contains(.init("荷塘", isMatch: true)) == true)
    #expect(
      whole?.parts == [
        .init("月光下的", isMatch: false), .init("荷塘", isMatch: true), .init("，", isMatch: false),
        .init("荷塘", isMatch: true), .init("里的月光", isMatch: false),
      ])
    #expect(whole?.text == "月光下的荷塘，荷塘里的月光")
  }

  @Test func aDroppedIndexLeavesTheText() async throws {
    let database = try await notes([("荷塘", "月色")])

    try await database.write { connection throws(SQLiteError) in
      try index.drop(in: connection)
      try connection.run("INSERT INTO note (title, body) VALUES ('a', 'b')")
    }

    #expect(try await database.first(Int.self, "SELECT count(*) FROM note") == 2)
  }

  /// Few characters, so that parts occur in many texts and overlap.
  @Test(arguments: [1, 2] as [UInt64])
  func hitsAreThoseOfALookAtEveryText(seed: UInt64) async throws {
    let alphabet = Array("水木清华荷塘月色。， \n買a😀ガ한")
    var random = SeededGenerator(seed: seed)
    let texts = (0..<300).map { _ in
      String(
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "水"
        })
    }
    let database = try await notes(texts.map { ("", $0) })
    let bare = Set("水木清华荷塘月色買😀ガ한")
    var tried = 0

    while tried < 250 {
      let text = texts.randomElement(using: &random) ?? ""
      let start = text.indices.randomElement(using: &random) ?? text.startIndex
      let part = text[start...].prefix(Int.random(in: 1...4, using: &random))
      guard part.allSatisfy(bare.contains) else { continue }
      tried += 1

      let found = try await keys(String(part), database)

      let expected = texts.indices.filter { texts[$0].contains(part) }.map { Int64($0 + 1) }
      #expect(found.sorted() == expected, "\(part)")
    }
  }

  @Test func manyHitsAreReadPageByPage() async throws {
    let database = try await notes((0..<25).map { ("", "荷塘 \($0)") })

    let pages = try await database.read { connection throws(SQLiteError) in
      let query = FullTextQuery("荷塘")
      #expect(try index.count(query, in: connection) == 25)
      return try [0, 10, 20, 30].map { offset throws(SQLiteError) in
        try index.search(query, in: connection, limit: 10, offset: offset).map(\.key)
      }
    }

    #expect(pages.map(\.count) == [10, 10, 5, 0])
    #expect(Set(pages.joined()).count == 25)
  }
}
