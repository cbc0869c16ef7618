package import Foundation

/// A value that is kept for a scene, a window, and evaluates the view when it changes.
@propertyWrapper public struct SceneStorage<Value>: InstalledProperty {
  private let key: String
  private let coding: StoredCoding<Value>
  private var entry: StoredEntry<Value>?

  init(_ key: String, coding: StoredCoding<Value>) {
    self.key = key
    self.coding = coding
  }

  private var known: StoredEntry<Value> {
    guard let entry else {
      fatalError("@SceneStorage(\"\(key)\") was used outside of a view that is on screen")
    }
    return entry
  }

  /// The value; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { known.value }
    nonmutating set { known.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: .part(known)) }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let store = slot.node.scope.read(\.sceneStore) ?? slot.node.graph.sceneStore
    let key = store.prefix + property.key
    if let kept = slot.storage as? StoredEntry<Value>, kept.isFor(key, in: store.defaults) {
      property.entry = kept
    } else {
      let entry = StoredEntry(key: key, store: store.defaults, coding: property.coding)
      slot.storage = entry
      property.entry = entry
    }
  }

  @MainActor func touch() { _ = wrappedValue }

  /// Wrappers are the same if they mean the same value.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool {
    first.key == second.key
  }
}

/// Where the values of one scene are kept.
package nonisolated struct SceneStore {
  /// The defaults that hold the values.
  package var defaults: UserDefaults
  /// What tells the values of the scene from those of others.
  package var prefix: String

  package init(defaults: UserDefaults = .standard, prefix: String) {
    self.defaults = defaults
    self.prefix = prefix
  }
}
