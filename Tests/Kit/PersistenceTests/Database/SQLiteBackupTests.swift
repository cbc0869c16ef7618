import Foundation
import Persistence
import TestSupport
import Testing

struct SQLiteBackupTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func aCopyHoldsWhatWasThere() async throws {
    let database = try await EntryTable.open(folder.file("test.sqlite"))
    let copy = folder.file("copy.sqlite")
    try Data("an older copy".utf8).write(to: copy)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('before', 1)")

    try await database.backup(to: copy)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('after', 2)")

    let copied = try await SQLiteDatabase.open(at: copy)
    #expect(try await copied.all(String.self, "SELECT origin FROM entry") == ["before"])
    #expect(try await copied.appliedMigrations() == ["entry"])
    #expect(try await copied.check() == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains { $0.contains(".part") })
  }

  @Test func aCopyThatCannotBeMadeLeavesNothing() async throws {
    let database = try await EntryTable.open(folder.file("test.sqlite"))
    let copy = folder.file("none/copy.sqlite")

    let error = await #expect(throws: SQLiteError.self) { try await database.backup(to: copy) }

    guard case .unavailable = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("none").path))
  }

  @Test func aCheckpointEmptiesTheLog() async throws {
    let file = folder.file("test.sqlite")
    let database = try await EntryTable.open(file)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('a', 1)")
    let log = folder.file("test.sqlite-wal")
    #expect(try Data(contentsOf: log).isEmpty == false)

    #expect(try await database.checkpoint(.truncate))

    #expect(try Data(contentsOf: log).isEmpty)
  }
}
