import Foundation
import Persistence
import Synchronization
import TestSupport
import Testing

struct SQLiteStatementTests {
  @Test func statementsAndRowsAreCounted() async throws {
    let database = try await SQLiteDatabase.inMemory()
    try await database.migrate([EntryTable.migration])
    let before = database.statistics

    try await database.write { connection throws(SQLiteError) in
      for number in 0..<5 {
        try connection.run("INSERT INTO entry (origin, number) VALUES ('a', ?)", [number])
      }
    }
    _ = try await database.all(Int.self, "SELECT number FROM entry WHERE number < 3")

    #expect(database.statistics - before == SQLiteStatistics(statements: 6, rows: 3))
  }

  @Test func theTraceNamesEveryStatement() async throws {
    let seen = Mutex<[String]>([])
    let database = try await SQLiteDatabase.inMemory(
      configuration: SQLiteConfiguration(trace: { sql in seen.withLock { $0.append(sql) } }))
    seen.withLock { $0.removeAll() }

    _ = try await database.first(Int.self, "SELECT 1")
    _ = try await database.first(Int.self, "SELECT 2")

    #expect(seen.withLock { $0 } == ["SELECT 1", "SELECT 2"])
  }

  @Test func oneTextCanBeReadInsideItself() async throws {
    let database = try await SQLiteDatabase.inMemory()
    let sql = "SELECT value FROM json_each('[1,2,3]') WHERE value > ?"

    let pairs = try await database.read { connection throws(SQLiteError) in
      var pairs: [[Int]] = []
      try connection.forEach(sql, [0]) { outer throws(SQLiteError) in
        let first: Int = try outer[0]
        try connection.forEach(sql, [first]) { inner throws(SQLiteError) in
          pairs.append([first, try inner[0]])
        }
      }
      return pairs
    }

    #expect(pairs == [[1, 2], [1, 3], [2, 3]])
  }

  @Test func aSmallCacheChangesNoAnswer() async throws {
    let database = try await SQLiteDatabase.inMemory(
      configuration: SQLiteConfiguration(statementCacheSize: 2))

    for round in 0..<3 {
      for number in 0..<5 {
        #expect(
          try await database.first(Int.self, "SELECT \(number) + ?", [round]) == number + round)
      }
    }
  }

  @Test func aPreparedStatementRunsManyTimes() async throws {
    let database = try await SQLiteDatabase.inMemory()
    try await database.migrate([EntryTable.migration])

    let rowIDs = try await database.write { connection throws(SQLiteError) in
      let insert = try connection.prepare("INSERT INTO entry (origin, number) VALUES (?, ?)")
      var rowIDs: [Int64] = []
      for number in 0..<3 {
        try insert.run(["a", number])
        rowIDs.append(connection.lastInsertedRowID)
      }
      return rowIDs
    }

    #expect(rowIDs == [1, 2, 3])
  }

  @Test(arguments: ["SELEC 1", "SELECT 1; SELECT 2", "", "-- nothing", "SELECT 'open"])
  func whatIsNotOneStatementIsRefused(sql: String) async throws {
    let database = try await SQLiteDatabase.inMemory()

    let error = await #expect(throws: SQLiteError.self) {
      try await database.first(Int.self, sql)
    }

    guard case .failed(_, let message, sql) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test func theNumberOfValuesIsThatOfTheParameters() async {
    await #expect(processExitsWith: .failure) {
      let database = try await SQLiteDatabase.inMemory()
      _ = try await database.first(Int.self, "SELECT ?", [1, 2])
    }
  }

  @Test func aCancelledTaskEndsItsStatement() async throws {
    let (started, hasStarted) = AsyncStream<Void>.makeStream()
    let configuration = SQLiteConfiguration(trace: { sql in
      if sql.hasPrefix("WITH") { hasStarted.yield() }
    })
    let database = try await SQLiteDatabase.inMemory(configuration: configuration)

    let task = Task {
      try await database.first(
        Int.self,
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
    }
    for await _ in started { break }
    task.cancel()

    await #expect(throws: SQLiteError.interrupted) { try await task.value }
    #expect(try await database.first(Int.self, "SELECT 1") == 1)
  }

  @Test func aTaskCancelledInItsWriteKeepsNothing() async throws {
    let database = try await SQLiteDatabase.inMemory()
    try await database.migrate([EntryTable.migration])
    let (started, hasStarted) = AsyncStream<Void>.makeStream()
    let go = DispatchSemaphore(value: 0)

    let task = Task {
      try await database.write { connection throws(SQLiteError) in
        try connection.run("INSERT INTO entry (origin, number) VALUES ('a', 1)")
        hasStarted.yield()
        go.wait()
      }
    }
    for await _ in started { break }
    task.cancel()
    go.signal()

    await #expect(throws: SQLiteError.interrupted) { try await task.value }
    #expect(try await database.first(Int.self, "SELECT count(*) FROM entry") == 0)
  }

  @Test func aTaskCancelledInTheLineLeavesIt() async throws {
    let folder = try TemporaryDirectory()
    let database = try await SQLiteDatabase.open(
      at: folder.file("line.sqlite"), configuration: SQLiteConfiguration(readerCount: 1))
    let (started, hasStarted) = AsyncStream<Void>.makeStream()
    let go = DispatchSemaphore(value: 0)

    async let holding: Void = database.read { _ throws(SQLiteError) in
      hasStarted.yield()
      go.wait()
    }
    for await _ in started { break }
    let waiting = Task { try await database.first(Int.self, "SELECT 1") }
    waiting.cancel()

    await #expect(throws: SQLiteError.interrupted) { try await waiting.value }
    go.signal()
    try await holding
    #expect(try await database.first(Int.self, "SELECT 2") == 2)
  }
}
