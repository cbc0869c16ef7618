import Foundation

/// A value that is kept in the defaults of the application and evaluates the view when it changes.
///
/// Views follow what is written through any `AppStorage`. Foundation on Linux does not tell of
/// values that are set in `UserDefaults` itself: those are seen when a view reads them next.
@propertyWrapper public struct AppStorage<Value>: InstalledProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: StoredCoding<Value>
  private var entry: StoredEntry<Value>?

  init(_ key: String, store: UserDefaults?, coding: StoredCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// The value; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { (entry ?? loose).value }
    nonmutating set { (entry ?? loose).value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let entry = entry ?? loose
    return Binding(location: .part(entry))
  }

  private var loose: StoredEntry<Value> {
    StoredEntry(key: key, store: store ?? .standard, coding: coding)
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let store = property.store ?? slot.node.scope.read(\.defaultAppStorage)
    if let kept = slot.storage as? StoredEntry<Value>, kept.isFor(property.key, in: store) {
      property.entry = kept
    } else {
      let entry = StoredEntry(key: property.key, store: store, coding: property.coding)
      slot.storage = entry
      property.entry = entry
    }
  }

  @MainActor func touch() { _ = wrappedValue }

  /// Wrappers are the same if they mean the same value.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool {
    first.key == second.key && first.store === second.store
  }
}

/// A value of the defaults, for the views that use it.
nonisolated final class StoredEntry<Value>: AnyPartLocation<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let coding: StoredCoding<Value>

  init(key: String, store: UserDefaults, coding: StoredCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  func isFor(_ key: String, in store: UserDefaults) -> Bool {
    self.key == key && self.store === store
  }

  override var value: Value {
    get {
      if Evaluation.isUnderWay {
        MainThread.assume((key, store)) { DefaultsWatch.source(of: $0.0, in: $0.1).read() }
      }
      return coding.read(store, key)
    }
    set { write(newValue) }
  }

  override func write(_ value: Value) {
    coding.write(store, key, value)
    let name = DefaultsName(key: key, store: ObjectIdentifier(store))
    MainThread.run { DefaultsWatch.noteChange(of: name) }
  }

  @MainActor override func isSame(as other: AnyPartLocation<Value>) -> Bool {
    (other as? StoredEntry<Value>).map { $0.isFor(key, in: store) } ?? false
  }
}

/// Names a value of some defaults.
nonisolated struct DefaultsName: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}

/// Who reads which values of the defaults.
@MainActor enum DefaultsWatch {
  private static var sources: [DefaultsName: DefaultsSource] = [:]

  static func source(of key: String, in store: UserDefaults) -> Source {
    let name = DefaultsName(key: key, store: ObjectIdentifier(store))
    if let source = sources[name] { return source }
    let source = DefaultsSource(store)
    sources[name] = source
    return source
  }

  static func noteChange(of name: DefaultsName) {
    sources[name]?.noteChange()
  }
}

/// The readers of one value of the defaults.
final class DefaultsSource: Source, WritableSlot {
  /// Kept, because its identity is part of the name of the value.
  private let store: UserDefaults

  init(_ store: UserDefaults) {
    self.store = store
    super.init()
  }

  /// Marks the readers, each in the update that its graph makes of the change.
  func noteChange() {
    var graphs: [ObjectIdentifier: ViewGraph] = [:]
    for link in links {
      graphs[ObjectIdentifier(link.tracker.node.graph)] = link.tracker.node.graph
    }
    for graph in graphs.values { graph.writes.add(self) }
  }

  nonisolated func assign(to group: WriteGroup.ID) {}
  func apply(_ group: WriteGroup.ID) { invalidateReaders() }
}
