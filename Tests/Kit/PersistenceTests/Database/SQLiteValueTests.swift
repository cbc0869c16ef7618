import Foundation
import Persistence
import Testing

struct SQLiteValueTests {
  private enum Mood: Int, SQLiteBindable, SQLiteColumnDecodable {
    case calm = 1
    case merry = 2
  }

  @Test(arguments: [
    SQLiteValue.null, .integer(.min), .integer(.max), .real(-0.5), .text(""), .text("荷\0塘"),
    .blob(Data()), .blob(Data([0, 255, 0])),
  ])
  func everyValueComesBackAsItWas(value: SQLiteValue) async throws {
    let database = try await SQLiteDatabase.inMemory()

    let back = try await database.first(SQLiteValue.self, "SELECT ?", [value])

    #expect(back == value)
  }

  @Test func swiftTypesComeBackAsTheyWere() async throws {
    let database = try await SQLiteDatabase.inMemory()
    let moment = Date(timeIntervalSince1970: 1_700_000_000.123)

    #expect(try await database.first(Int.self, "SELECT ?", [Int.min]) == Int.min)
    #expect(try await database.first(Bool.self, "SELECT ?", [true]) == true)
    #expect(try await database.first(Double.self, "SELECT ?", [0.1]) == 0.1)
    #expect(try await database.first(Double.self, "SELECT 3") == 3)
    #expect(try await database.first(String.self, "SELECT ?", ["“é😀”"]) == "“é😀”")
    #expect(try await database.first(Data.self, "SELECT ?", [Data([1, 2])]) == Data([1, 2]))
    #expect(try await database.first(Date.self, "SELECT ?", [moment]) == moment)
    #expect(try await database.first(Mood.self, "SELECT ?", [Mood.merry]) == .merry)
    #expect(
      try await database.first(String?.self, "SELECT ?", [String?.none]) == .some(.none))
  }

  @Test(arguments: ["'3'", "3.5", "NULL", "x'03'"])
  func aNumberIsNotReadFromSomethingElse(literal: String) async throws {
    let database = try await SQLiteDatabase.inMemory()

    let error = await #expect(throws: SQLiteError.self) {
      try await database.first(Int.self, "SELECT \(literal) AS number")
    }

    guard case .unexpectedValue(column: "number", expected: "integer", _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func valuesOutsideOfAnEnumAreRefused() async throws {
    let database = try await SQLiteDatabase.inMemory()

    await #expect(
      throws: SQLiteError.unexpectedValue(column: "mood", expected: "Mood", found: "integer")
    ) { try await database.first(Mood.self, "SELECT 3 AS mood") }
    await #expect(
      throws: SQLiteError.unexpectedValue(column: "flag", expected: "0 or 1", found: "integer")
    ) { try await database.first(Bool.self, "SELECT 2 AS flag") }
  }

  @Test func columnsAreFoundByNameAndMissingOnesNamed() async throws {
    let database = try await SQLiteDatabase.inMemory()

    try await database.read { connection throws(SQLiteError) in
      try connection.forEach("SELECT 1 AS one, '二' AS two") { row throws(SQLiteError) in
        let two: String = try row["two"]
        #expect(two == "二")
        #expect(row.count == 2)
        #expect(row.column(named: "three") == nil)
        let missing = #expect(throws: SQLiteError.self) { _ = try row["three"] as Int }
        #expect(
          missing
            == .unexpectedValue(column: "three", expected: "Int", found: "no such column"))
        #expect(throws: SQLiteError.self) { _ = try row[2] as Int? }
      }
    }
  }
}
