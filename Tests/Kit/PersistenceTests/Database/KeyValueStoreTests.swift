import Foundation
import Persistence
import Testing

struct KeyValueStoreTests {
  private struct Look: Codable, Hashable {
    var isDark: Bool
    var fontSteps: Int
    var font: String?
  }

  private let look = SettingKey("look", default: Look(isDark: false, fontSteps: 0))
  private let host = SettingKey("host", default: "wap.example")

  private func store() async throws -> (KeyValueStore, SQLiteDatabase) {
    let database = try await SQLiteDatabase.inMemory()
    try await database.migrate([KeyValueStore.migration])
    return (KeyValueStore(database: database), database)
  }

  @Test func aSettingHasItsDefaultUntilItIsSet() async throws {
    let (store, _) = try await store()
    #expect(try await store.value(for: host) == "wap.example")

    try await store.set("甲.example", for: host)
    try await store.set("other.example", for: host)
    try await store.set(Look(isDark: true, fontSteps: -2, font: "宋体"), for: look)

    #expect(try await store.value(for: host) == "other.example")
    #expect(try await store.value(for: look) == Look(isDark: true, fontSteps: -2, font: "宋体"))
    #expect(try await store.names() == ["host", "look"])
  }

  @Test func aRemovedSettingHasItsDefaultAgain() async throws {
    let (store, _) = try await store()
    try await store.set("x", for: host)

    try await store.removeValue(for: host)

    #expect(try await store.value(for: host) == "wap.example")
    #expect(try await store.names() == [])
  }

  @Test func aValueOfAnotherTypeIsAnErrorNotTheDefault() async throws {
    let (store, _) = try await store()
    try await store.set(7, for: SettingKey("host", default: 0))

    let error = await #expect(throws: SettingError.self) { try await store.value(for: host) }

    guard case .unreadable(name: "host", _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func aValueThatIsNoJSONIsRefused() async throws {
    let (store, _) = try await store()

    let error = await #expect(throws: SettingError.self) {
      try await store.set(Double.infinity, for: SettingKey("size", default: 1.0))
    }

    guard case .unencodable(name: "size", _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func aDatabaseThatFailsSaysWhy() async throws {
    let (store, database) = try await store()
    await database.close()

    await #expect(
      throws: SettingError.database(.unavailable(reason: "the database was closed"))
    ) { try await store.value(for: host) }
  }
}
