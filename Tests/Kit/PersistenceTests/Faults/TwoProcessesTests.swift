import Foundation
import Persistence
import TestSupport
import Testing

struct TwoProcessesTests {
  private let folder: TemporaryDirectory
  private let peer: BuiltProduct
  private var file: URL { folder.file("test.sqlite") }
  private var path: String { file.path(percentEncoded: false) }

  init() throws {
    folder = try TemporaryDirectory()
    peer = try BuiltProduct("persistence-peer")
  }

  @Test func twoProcessesWriteToOneFile() async throws {
    let database = try await EntryTable.open(file)
    let before = try await database.dataVersion()
    let other = try peer.start(["insert", path, "60"])

    for number in 0..<60 {
      try await database.run("INSERT INTO entry (origin, number) VALUES ('test', ?)", [number])
    }

    #expect(other.finish().output == "done\n")
    let counts = try await database.all(
      Int.self, "SELECT count(*) FROM entry GROUP BY origin ORDER BY origin")
    #expect(counts == [60, 60])
    #expect(try await database.dataVersion() != before)
    #expect(try await database.changeCount() >= 60)
  }

  @Test func aWriterWaitsForTheOtherProcessAndThenGivesUp() async throws {
    let database = try await EntryTable.open(
      file, configuration: SQLiteConfiguration(busyTimeout: .milliseconds(50)))
    let holder = try peer.start(["hold", path])
    #expect(holder.readLine() == "holding")

    await #expect(throws: SQLiteError.busy) { try await database.run("DELETE FROM entry") }
    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 0)

    try holder.writeLine("release")
    #expect(holder.readLine() == "released")
    #expect(try await database.run("DELETE FROM entry") == 1)
    #expect(holder.finish().status == 0)
  }

  @Test func aWriterWhoseTaskIsCancelledStopsWaiting() async throws {
    let database = try await EntryTable.open(
      file, configuration: SQLiteConfiguration(busyTimeout: .seconds(600)))
    let holder = try peer.start(["hold", path])
    #expect(holder.readLine() == "holding")

    let waiting = Task { try await database.run("DELETE FROM entry") }
    waiting.cancel()

    await #expect(throws: SQLiteError.interrupted) { try await waiting.value }
    holder.kill()
  }

  @Test func nothingCommittedIsLostWhenTheWriterIsKilled() async throws {
    let database = try await EntryTable.open(file)
    await database.close()
    var committed = -1

    for _ in 0..<3 {
      let writer = try peer.start(["insert-endlessly", path])
      for _ in 0..<20 {
        let line = try #require(writer.readLine())
        committed = try #require(Int(line), "the writer said: \(line)")
      }
      writer.kill()

      let again = try await SQLiteDatabase.open(at: file)
      #expect(try await again.check() == [])
      let whole = try await again.first(
        Int.self,
        """
        SELECT count(*) FROM entry AS one JOIN entry AS two ON two.id = one.id + 1
        WHERE one.origin = 'first' AND two.origin = 'second' AND one.number = two.number
          AND one.number <= ?
        """, [committed])
      let rows = try await again.first(Int.self, "SELECT count(*) FROM entry")
      #expect(try #require(whole) >= committed + 1)
      #expect(try #require(rows).isMultiple(of: 2))
      try await again.run("DELETE FROM entry")
      await again.close()
    }
  }

  @Test func aFileWithoutTheRightToWriteIsReadOnly() async throws {
    let database = try await EntryTable.open(file)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('a', 1)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)

    let stranger = try peer.start(["open-without-rights", path])

    #expect(stranger.finish().output == "error readOnly\n")
  }

  @Test func aFileOpenedToReadIsReadAlone() async throws {
    let database = try await EntryTable.open(file)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('a', 1)")
    await database.close()

    let reader = try await SQLiteDatabase.open(
      at: file, configuration: SQLiteConfiguration(access: .readOnly))

    #expect(try await reader.first(String.self, "SELECT origin FROM entry") == "a")
    await #expect(throws: SQLiteError.readOnly) { try await reader.run("DELETE FROM entry") }
  }
}
