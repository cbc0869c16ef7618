import Foundation
import Persistence
import TestSupport
import Testing

struct DamagedFileTests {
  private let folder: TemporaryDirectory
  private var file: URL { folder.file("test.sqlite") }

  init() throws { folder = try TemporaryDirectory() }

  /// Writes enough rows for many pages, all in the file itself.
  private func fill() async throws {
    let database = try await EntryTable.open(file)
    try await database.write { connection throws(SQLiteError) in
      for number in 0..<500 {
        try connection.run(
          "INSERT INTO entry (origin, number, note) VALUES ('a', ?, ?)",
          [number, String(repeating: "荷塘", count: 100)])
      }
    }
    #expect(try await database.checkpoint(.truncate))
    await database.close()
  }

  private func isCorrupt(_ error: SQLiteError?) -> Bool {
    if case .corrupt(let reason) = error { return !reason.isEmpty }
    return false
  }

  @Test func somethingElseThanADatabaseIsCorrupt() async throws {
    try Data(repeating: 0x61, count: 5_000).write(to: file)

    let error = await #expect(throws: SQLiteError.self) { try await SQLiteDatabase.open(at: file) }

    #expect(error == .corrupt(reason: "file is not a database"))
    #expect(try Data(contentsOf: file) == Data(repeating: 0x61, count: 5_000))
  }

  @Test func aTruncatedFileIsCorrupt() async throws {
    try await fill()
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 40_960)
    try handle.close()

    let error = await #expect(throws: SQLiteError.self) {
      let database = try await SQLiteDatabase.open(at: file)
      _ = try await database.all(String.self, "SELECT note FROM entry")
    }

    #expect(isCorrupt(error))
  }

  @Test func overwrittenPagesAreFound() async throws {
    try await fill()
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: 4096 * 5)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 4096 * 3))
    try handle.close()
    let database = try await SQLiteDatabase.open(at: file)

    let findings = try await database.check()
    let error = await #expect(throws: SQLiteError.self) {
      _ = try await database.all(String.self, "SELECT note FROM entry")
    }

    #expect(!findings.isEmpty)
    #expect(isCorrupt(error))
  }

  @Test func aSoundFileHasNoFindings() async throws {
    try await fill()

    #expect(try await SQLiteDatabase.open(at: file).check() == [])
  }

  @Test func brokenReferencesAreFound() async throws {
    let database = try await EntryTable.open(file)
    await database.close()
    let script = """
      CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES parent (id));
      INSERT INTO child VALUES (4, 9);
      """
    try PlainSQLite.run(script, on: file)

    let findings = try await SQLiteDatabase.open(at: file).check()

    #expect(findings == ["row 4 of child refers to a missing row of parent"])
  }

  @Test func anEmptyFileIsANewDatabaseOnlyWhereOneMayBeMade() async throws {
    try Data().write(to: file)
    for access in [SQLiteConfiguration.Access.readOnly, .readWrite] {
      let error = await #expect(throws: SQLiteError.self) {
        try await SQLiteDatabase.open(
          at: file, configuration: SQLiteConfiguration(access: access))
      }
      #expect(isCorrupt(error))
    }

    let database = try await EntryTable.open(file)

    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 0)
  }

  @Test func anEmptyFileBesideItsLogIsNotThrownAway() async throws {
    try Data().write(to: file)
    let log = folder.file("test.sqlite-wal")
    try Data("what was committed".utf8).write(to: log)

    let error = await #expect(throws: SQLiteError.self) { try await SQLiteDatabase.open(at: file) }

    #expect(isCorrupt(error))
    #expect(try Data(contentsOf: log) == Data("what was committed".utf8))
  }

  @Test func aFolderInThePlaceOfTheFileIsNamed() async throws {
    let error = await #expect(throws: SQLiteError.self) {
      try await SQLiteDatabase.open(at: folder.url)
    }

    guard case .unavailable(let reason) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("a folder is in the place of the file"))
  }

  @Test func aMissingFileOrFolderIsNamed() async throws {
    let missing = folder.file("none/test.sqlite")
    let errors = [
      await #expect(throws: SQLiteError.self) {
        try await SQLiteDatabase.open(
          at: file, configuration: SQLiteConfiguration(access: .readWrite))
      },
      await #expect(throws: SQLiteError.self) { try await SQLiteDatabase.open(at: missing) },
    ]

    for error in errors {
      guard case .unavailable(let reason) = error else {
        Issue.record("another error: \(String(describing: error))")
        continue
      }
      #expect(reason.contains(folder.url.lastPathComponent))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
