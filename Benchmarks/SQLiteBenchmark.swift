import CPeers
import Foundation
import Persistence
import TestSupport

/// Asks what Persistence costs over the bare C interface of SQLite.
enum SQLiteBenchmark {
  private static let rowCount = 100_000
  private static let note = String(repeating: "荷塘月色 pond ", count: 10)

  private struct Entry: SQLiteRowDecodable {
    let number: Int
    let note: String

    init(row: borrowing SQLiteRow) throws(SQLiteError) {
      number = try row[0]
      note = try row[1]
    }
  }

  static func rows() async throws -> [BenchmarkRow] {
    let folder = try TemporaryDirectory()
    let file = folder.file("entries.sqlite")
    let database = try await SQLiteDatabase.open(at: file)
    try await fill(database)
    var random = SeededGenerator(seed: 1)
    let keys = (0..<10_000).map { _ in Int64.random(in: 1...Int64(rowCount), using: &random) }
    let expected = keys.reduce(0) { $0 + Int($1) - 1 + note.utf8.count }
    let whole = (0..<rowCount).reduce(0) { $0 + $1 + note.utf8.count }
    let path = strdup(file.path)
    defer { free(path) }
    let lookUp = { check(expected, Int(peer_sqlite_lookup(path, keys, Int64(keys.count)))) }
    return [
      try await .measure(
        "10,000 lookups in one read",
        ours: { check(expected, try await lookUpTogether(keys, database)) }, peer: lookUp),
      try await .measure(
        "10,000 lookups, each awaited",
        ours: { check(expected, try await lookUpOneByOne(keys, database)) }, peer: lookUp),
      try await .measure(
        "10,000 inserts in one transaction, undone",
        ours: { await insert(10_000, into: database) },
        peer: { check(10_000, Int(peer_sqlite_insert(path, 10_000, note))) }),
      try await .measure(
        "scan of 100,000 rows",
        ours: { check(whole, try await scan(database)) },
        peer: { check(whole, Int(peer_sqlite_scan(path))) }),
    ]
  }

  private static func fill(_ database: SQLiteDatabase) async throws {
    try await database.write { connection throws(SQLiteError) in
      try connection.execute(
        """
        CREATE TABLE entry (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, note TEXT NOT NULL)
        STRICT
        """)
      let insert = try connection.prepare("INSERT INTO entry (number, note) VALUES (?, ?)")
      for number in 0..<rowCount { try insert.run([number, note]) }
    }
    try await database.checkpoint(.truncate)
  }

  private static func lookUpTogether(
    _ keys: [Int64], _ database: SQLiteDatabase
  ) async throws -> Int {
    try await database.read { connection throws(SQLiteError) in
      var sum = 0
      for key in keys {
        let entry = try connection.first(
          Entry.self, "SELECT number, note FROM entry WHERE id = ?", [key])
        sum += (entry?.number ?? 0) + (entry?.note.utf8.count ?? 0)
      }
      return sum
    }
  }

  private static func lookUpOneByOne(
    _ keys: [Int64], _ database: SQLiteDatabase
  ) async throws -> Int {
    var sum = 0
    for key in keys {
      let note = try await database.first(
        String.self, "SELECT note FROM entry WHERE id = ?", [key])
      sum += Int(key) - 1 + (note?.utf8.count ?? 0)
    }
    return sum
  }

  /// Ends with an error of its own, so that the rows do not pile up.
  private static func insert(_ count: Int, into database: SQLiteDatabase) async {
    struct Undo: Error {}
    do {
      try await database.write(orThrow: { $0 as any Error }) { connection throws in
        let insert = try connection.prepare("INSERT INTO entry (number, note) VALUES (?, ?)")
        for number in 0..<count { try insert.run([number, note]) }
        throw Undo()
      }
    } catch {
      precondition(error is Undo, "\(error)")
    }
  }

  private static func scan(_ database: SQLiteDatabase) async throws -> Int {
    try await database.read { connection throws(SQLiteError) in
      var sum = 0
      try connection.forEach("SELECT number, note FROM entry") { row throws(SQLiteError) in
        let entry = try Entry(row: row)
        sum += entry.number + entry.note.utf8.count
      }
      return sum
    }
  }

  private static func check(_ expected: Int, _ found: Int) {
    precondition(found == expected, "a benchmark read \(found) instead of \(expected)")
  }
}
