import Architecture
import Testing

@MainActor struct ContainerTests {
  private let container = Container()

  // MARK: - Scopes

  @Test func singletonIsMadeOnceAndLate() throws {
    var made = 0
    try container.register(Database.self) { _ in
      made += 1
      return Database()
    }
    #expect(made == 0)

    let one = try container.resolve(Database.self)
    let two: Database = try container.resolve()

    #expect(one === two)
    #expect(made == 1)
  }

  @Test func factoryMakesEachTime() throws {
    try container.register(Database.self, scope: .factory) { _ in Database() }

    #expect(try container.resolve(Database.self) !== container.resolve(Database.self))
  }

  @Test func needsAreMadeOnTheWay() throws {
    try container.register(Database.self) { _ in Database() }
    try container.register((any Store).self) { try DiskStore(database: $0.resolve()) }
    try container.register(Model.self, scope: .factory) { try Model(store: $0.resolve()) }

    let (one, two) = (try container.resolve(Model.self), try container.resolve(Model.self))

    #expect(one !== two)
    #expect(one.store === two.store)
    #expect((one.store as? DiskStore)?.database === (try container.resolve(Database.self)))
  }

  @Test func valuesAndOptionalsAreTypesLikeOthers() throws {
    try container.register(Int.self) { _ in 5 }
    try container.register(Int?.self) { _ in nil }
    try container.register([String].self) { _ in ["a"] }

    #expect(try container.resolve(Int.self) == 5)
    #expect(try container.resolve(Int?.self) == nil)
    #expect(try container.resolve([String].self) == ["a"])
  }

  // MARK: - Sessions

  @Test func sessionHasItsOwnAndSharesTheRest() throws {
    try container.register(Database.self) { _ in Database() }
    try container.register(Model.self, scope: .session) { resolver in
      try Model(store: DiskStore(database: resolver.resolve()))
    }
    let (one, two) = (container.child(), container.child())

    #expect(try one.resolve(Model.self) === one.resolve(Model.self))
    #expect(try one.resolve(Model.self) !== two.resolve(Model.self))
    #expect(try one.resolve(Database.self) === two.resolve(Database.self))
  }

  @Test func childKnowsMoreThanItsParent() throws {
    let child = container.child()
    try child.register(Account.self) { _ in Account(name: "one") }
    try container.register(String.self, scope: .session) { try $0.resolve(Account.self).name }

    #expect(try child.resolve(String.self) == "one")
    #expect(throws: ContainerError.self) { try container.resolve(Account.self) }
  }

  @Test func childsRegistrationGoesBeforeItsParents() throws {
    try container.register(Account.self) { _ in Account(name: "guest") }
    let child = container.child()
    try child.register(Account.self) { _ in Account(name: "member") }

    #expect(try child.resolve(Account.self).name == "member")
    #expect(try container.resolve(Account.self).name == "guest")
  }

  @Test func singletonNeverHoldsWhatBelongsToASession() throws {
    try container.register(Model.self) { try Model(store: $0.resolve()) }
    let child = container.child()
    try child.register((any Store).self) { _ in DiskStore(database: Database()) }

    expectError(["Model", "Store"], "is not registered") { try child.resolve(Model.self) }
  }

  @Test func wrapperMayAskForWhatItWraps() throws {
    // The child's String needs the parent's Account, which needs the parent's String: no cycle.
    try container.register(String.self) { _ in "guest" }
    try container.register(Account.self) { try Account(name: $0.resolve()) }
    let child = container.child()
    try child.register(String.self) { try "signed in: " + $0.resolve(Account.self).name }

    #expect(try child.resolve(String.self) == "signed in: guest")
  }

  @Test func sessionLetsGoOfAllItMade() throws {
    try container.register(Database.self) { _ in Database() }
    try container.register(Model.self, scope: .session) { resolver in
      try Model(store: DiskStore(database: resolver.resolve()))
    }
    weak var model: Model?
    weak var session: Container?
    do {
      let child = container.child()
      session = child
      model = try child.resolve(Model.self)
      #expect(model != nil)
    }

    #expect(model == nil)
    #expect(session == nil)
    #expect(try container.resolve(Database.self).isOpen)
  }

  // MARK: - Overrides

  @Test func overrideReachesWhoeverIsMadeAfterwards() throws {
    try container.register((any Store).self) { _ in DiskStore(database: Database()) }
    try container.register(Model.self) { try Model(store: $0.resolve()) }

    try container.override((any Store).self) { _ in MemoryStore() }

    #expect(try container.resolve(Model.self).store is MemoryStore)
  }

  @Test func overrideAfterUseIsAnError() throws {
    try container.register((any Store).self, scope: .factory) { _ in MemoryStore() }
    _ = try container.resolve((any Store).self)

    expectError([], "Store was given out before it was overridden") {
      try container.override((any Store).self) { _ in MemoryStore() }
    }
  }

  @Test func overrideInAChildLeavesTheParentAlone() throws {
    try container.register((any Store).self) { _ in DiskStore(database: Database()) }
    _ = try container.resolve((any Store).self)
    let child = container.child()

    try child.override((any Store).self) { _ in MemoryStore() }

    #expect(try child.resolve((any Store).self) is MemoryStore)
    #expect(try container.resolve((any Store).self) is DiskStore)
  }

  @Test func secondRegistrationIsAnError() throws {
    try container.register(Database.self) { _ in Database() }

    expectError([], "Database is registered already") {
      try container.register(Database.self) { _ in Database() }
    }
  }

  // MARK: - Faults

  @Test func missingTypeIsNamedWithTheWayThere() throws {
    try container.register(Model.self) { try Model(store: $0.resolve()) }
    try container.register((any Store).self) { try DiskStore(database: $0.resolve()) }

    expectError(["Model", "Store", "Database"], "is not registered") {
      try container.resolve(Model.self)
    }
  }

  @Test func cycleIsNamedWithTheWayAround() throws {
    try container.register(Model.self) { try Model(store: $0.resolve()) }
    try container.register((any Store).self, scope: .factory) { resolver in
      _ = try resolver.resolve(Model.self)
      return MemoryStore()
    }

    expectError(["Model", "Store", "Model"], "is a cycle") {
      try container.resolve(Model.self)
    }
    expectError(["Store", "Model", "Store"], "is a cycle") {
      try container.resolve((any Store).self)
    }
  }

  @Test func failureNamesTheWayThereAndTheReason() throws {
    try container.register(Database.self) { _ in throw Fault(7) }
    try container.register((any Store).self) { try DiskStore(database: $0.resolve()) }

    let error = #expect(throws: ContainerError.self) { try container.resolve((any Store).self) }
    guard case .failed(let chain, let why)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(chain == ["Store", "Database"])
    #expect(why as? Fault == Fault(7))
  }

  @Test func failureIsNotRemembered() throws {
    let disk = Disk()
    try container.register(Database.self) { _ in
      if disk.isBroken { throw Fault() }
      return Database()
    }
    #expect(throws: ContainerError.self) { try container.resolve(Database.self) }

    disk.isBroken = false

    #expect(try container.resolve(Database.self).isOpen)
  }

  private func expectError(
    _ chain: [String], _ words: String, _ body: () throws -> Any,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ContainerError.self, sourceLocation: sourceLocation) {
      _ = try body()
    }
    let path = chain.joined(separator: " → ")
    let expected = chain.isEmpty ? words : path + " " + words
    #expect(error?.description == expected, sourceLocation: sourceLocation)
  }
}

@MainActor private final class Disk { var isBroken = true }

private final class Database { let isOpen = true }

private protocol Store: AnyObject {}

private final class DiskStore: Store {
  let database: Database

  init(database: Database) { self.database = database }
}

private final class MemoryStore: Store {}

private final class Model {
  let store: any Store

  init(store: any Store) { self.store = store }
}

private struct Account { let name: String }
