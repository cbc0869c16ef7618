import Foundation
import Persistence
import Synchronization
import TestSupport
import Testing

struct SQLiteDatabaseTests {
  private let folder: TemporaryDirectory
  private var file: URL { folder.file("test.sqlite") }

  init() throws { folder = try TemporaryDirectory() }

  @Test func aFileKeepsWhatWasWritten() async throws {
    let database = try await EntryTable.open(file)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('甲', 7)")
    await database.close()

    let again = try await SQLiteDatabase.open(at: file)

    #expect(try await again.first(String.self, "SELECT origin FROM entry") == "甲")
    #expect(try await again.first(String.self, "PRAGMA journal_mode") == "wal")
  }

  @Test func anErrorUndoesTheWholeWrite() async throws {
    let database = try await EntryTable.open(file)

    let error = await #expect(throws: SQLiteError.self) {
      try await database.write { connection throws(SQLiteError) in
        try connection.run("INSERT INTO entry (origin, number) VALUES ('a', 1)")
        try connection.run("INSERT INTO entry (origin, number) VALUES ('b', -1)")
      }
    }

    #expect(error == .constraint(SQLiteConstraint(.check, subject: "number >= 0")))
    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 0)
  }

  @Test func anErrorOfTheCallersOwnUndoesTheWriteToo() async throws {
    struct Refusal: Error {}
    let database = try await EntryTable.open(file)

    await #expect(throws: Refusal.self) {
      try await database.write(orThrow: { $0 as any Error }) { connection throws in
        try connection.run("INSERT INTO entry (origin, number) VALUES ('a', 1)")
        throw Refusal()
      }
    }

    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 0)
  }

  @Test func aSavepointIsUndoneAlone() async throws {
    let database = try await EntryTable.open(file)

    try await database.write { connection throws(SQLiteError) in
      try connection.run("INSERT INTO entry (origin, number) VALUES ('kept', 1)")
      #expect(throws: SQLiteError.self) {
        try connection.savepoint { () throws(SQLiteError) in
          try connection.run("INSERT INTO entry (origin, number) VALUES ('undone', 1)")
          try connection.run("INSERT INTO entry (origin, number) VALUES (NULL, 1)")
        }
      }
    }

    #expect(try await database.all(String.self, "SELECT origin FROM entry") == ["kept"])
  }

  @Test(arguments: [true, false])
  func readingCannotChangeAnything(isInMemory: Bool) async throws {
    let database =
      isInMemory ? try await SQLiteDatabase.inMemory() : try await EntryTable.open(file)
    if isInMemory { try await database.migrate([EntryTable.migration]) }

    await #expect(throws: SQLiteError.readOnly) {
      try await database.all(
        Int.self, "INSERT INTO entry (origin, number) VALUES ('a', 1) RETURNING id")
    }

    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 0)
    #expect(try await database.run("INSERT INTO entry (origin, number) VALUES ('a', 1)") == 1)
  }

  @Test func readersGoOnWhileAWriterWrites() async throws {
    let database = try await EntryTable.open(file)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('before', 1)")
    let (seen, hasSeen) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())

    async let writing: Void = database.write { connection throws(SQLiteError) in
      try connection.run("INSERT INTO entry (origin, number) VALUES ('during', 2)")
      hasSeen.continuation.yield()
      seen.wait()
    }
    for await _ in hasSeen.stream { break }
    let during = try await database.all(String.self, "SELECT origin FROM entry")
    seen.signal()
    try await writing

    #expect(during == ["before"])
    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 2)
  }

  @Test func aReadSeesOneMomentOnly() async throws {
    let database = try await EntryTable.open(file)
    let (go, isReading) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())

    async let counts = database.read { connection throws(SQLiteError) in
      let before = try connection.first(Int.self, "SELECT count(*) FROM entry")
      isReading.continuation.yield()
      go.wait()
      return [before, try connection.first(Int.self, "SELECT count(*) FROM entry")]
    }
    for await _ in isReading.stream { break }
    try await database.run("INSERT INTO entry (origin, number) VALUES ('new', 1)")
    go.signal()

    #expect(try await counts == [0, 0])
  }

  @Test func moreReadersThanConnectionsWaitForTheirTurn() async throws {
    let configuration = SQLiteConfiguration(readerCount: 2)
    let database = try await EntryTable.open(file, configuration: configuration)
    let gauge = Gauge()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await database.read { connection throws(SQLiteError) in
            gauge.enter()
            #expect(try connection.first(Int.self, "SELECT ?", [number]) == number)
            gauge.leave()
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(gauge.inside == 0)
    #expect((1...2).contains(gauge.mostInside))
  }

  @Test func writesHappenOneAfterTheOther() async throws {
    let database = try await EntryTable.open(file)

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await database.write { connection throws(SQLiteError) in
            let next = try connection.first(
              Int.self, "SELECT coalesce(max(number), 0) + 1 FROM entry")
            try connection.run(
              "INSERT INTO entry (origin, number) VALUES ('w', ?)", [next ?? -1])
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(
      try await database.all(Int.self, "SELECT number FROM entry ORDER BY id")
        == Array(1...50))
  }

  @Test func aClosedDatabaseSaysSo() async throws {
    let database = try await EntryTable.open(file)

    await database.close()

    await #expect(throws: SQLiteError.unavailable(reason: "the database was closed")) {
      try await database.run("DELETE FROM entry")
    }
    await #expect(throws: SQLiteError.unavailable(reason: "the database was closed")) {
      try await database.first(Int.self, "SELECT 1")
    }
  }
}

/// Counts how many are in a place at once.
private final class Gauge: Sendable {
  private let state = Mutex((now: 0, most: 0))

  var inside: Int { state.withLock { $0.now } }
  var mostInside: Int { state.withLock { $0.most } }

  func enter() {
    state.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
  }

  func leave() { state.withLock { $0.now -= 1 } }
}
