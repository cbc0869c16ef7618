import Foundation
import Persistence
import TestSupport
import Testing

struct SQLiteMigrationTests {
  private let folder: TemporaryDirectory
  private var file: URL { folder.file("test.sqlite") }
  private let first = SQLiteMigration("first", script: "CREATE TABLE one (id INTEGER PRIMARY KEY)")
  private let second = SQLiteMigration("second", script: "CREATE TABLE two (id INTEGER)")
  private let third = SQLiteMigration("third", script: "INSERT INTO one (id) VALUES (3)")

  init() throws { folder = try TemporaryDirectory() }

  @Test func eachMigrationIsAppliedOnce() async throws {
    let database = try await SQLiteDatabase.open(at: file)

    #expect(try await database.migrate([first]) == ["first"])
    #expect(try await database.pendingMigrations(of: [first, second]) == ["second"])
    #expect(try await database.migrate([first, second, third]) == ["second", "third"])
    #expect(try await database.migrate([first, second, third]) == [])

    #expect(try await database.appliedMigrations() == ["first", "second", "third"])
    #expect(try await database.all(Int.self, "SELECT id FROM one") == [3])
  }

  @Test func aFileOfANewerProgramIsRefused() async throws {
    let newer = try await SQLiteDatabase.open(at: file)
    try await newer.migrate([first, second])
    let older = try await SQLiteDatabase.open(at: file)

    await #expect(throws: SQLiteError.newerSchema(found: "second", known: "first")) {
      try await older.migrate([first])
    }
    await #expect(throws: SQLiteError.newerSchema(found: "second", known: nil)) {
      try await older.migrate([])
    }
  }

  @Test func renamedOrMovedMigrationsAreRefused() async throws {
    let database = try await SQLiteDatabase.open(at: file)
    try await database.migrate([first, second])
    let renamed = SQLiteMigration("other", script: "")

    await #expect(throws: SQLiteError.differentSchema(found: "first", expected: "second")) {
      try await database.migrate([second, first])
    }
    await #expect(throws: SQLiteError.differentSchema(found: "second", expected: "other")) {
      try await database.migrate([first, renamed, third])
    }
    #expect(try await database.first(Int.self, "SELECT count(*) FROM one") == 0)
  }

  @Test func aFailingMigrationLeavesTheFileAsItWas() async throws {
    let database = try await SQLiteDatabase.open(at: file)
    let failing = SQLiteMigration("failing") { connection throws(SQLiteError) in
      try connection.execute("CREATE TABLE half (id INTEGER); INSERT INTO one (id) VALUES (1)")
      try connection.execute("INSERT INTO missing (id) VALUES (1)")
    }

    let error = await #expect(throws: SQLiteError.self) {
      try await database.migrate([first, failing, third])
    }

    guard case .failed(_, "no such table: missing", _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(try await database.appliedMigrations() == ["first"])
    #expect(
      try await database.first(
        Int.self, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'") == 0)
    #expect(try await database.first(Int.self, "SELECT count(*) FROM one") == 0)
  }

  @Test func aTableThatOthersReferToCanBeRemade() async throws {
    let database = try await SQLiteDatabase.open(at: file)
    let tables = SQLiteMigration(
      "tables",
      script: """
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE);
        INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1);
        """)
    let remade = SQLiteMigration(
      "remade",
      script: """
        CREATE TABLE new_parent (id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT '');
        INSERT INTO new_parent (id) SELECT id FROM parent;
        DROP TABLE parent; ALTER TABLE new_parent RENAME TO parent;
        """)

    try await database.migrate([tables, remade])

    #expect(try await database.first(Int.self, "SELECT count(*) FROM child") == 1)
    await #expect(throws: SQLiteError.constraint(SQLiteConstraint(.foreignKey, subject: ""))) {
      try await database.run("INSERT INTO child VALUES (9)")
    }
  }

  @Test func aMigrationThatBreaksReferencesIsUndone() async throws {
    let database = try await SQLiteDatabase.open(at: file)
    let tables = SQLiteMigration(
      "tables",
      script: """
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id));
        INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1);
        """)
    let breaking = SQLiteMigration("breaking", script: "DELETE FROM parent")

    await #expect(
      throws: SQLiteError.constraint(SQLiteConstraint(.foreignKey, subject: "child to parent"))
    ) { try await database.migrate([tables, breaking]) }

    #expect(try await database.appliedMigrations() == ["tables"])
    #expect(try await database.first(Int.self, "SELECT count(*) FROM parent") == 1)
  }

  @Test func twoNamesThatAreOneAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      let database = try await SQLiteDatabase.inMemory()
      let twin = SQLiteMigration("twin", script: "SELECT 1")
      try await database.migrate([twin, twin])
    }
  }
}
