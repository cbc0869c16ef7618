/// A name of a view's place in the graph, unlike all others, for identities within it.
@propertyWrapper public struct Namespace: InstalledProperty {
  /// The name.
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  @MainActor private static var last = 0
  private var id: ID?

  /// Creates the name.
  public init() {}

  /// The name; it is known in the body of the view.
  public var wrappedValue: ID {
    guard let id else { fatalError("@Namespace was read outside of a view's body") }
    return id
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let kept = slot.storage as? Kept ?? Kept()
    slot.storage = kept
    property.id = kept.id
  }

  /// A place keeps its name.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool { true }

  @MainActor private final class Kept {
    let id: ID

    init() {
      Namespace.last += 1
      id = ID(number: Namespace.last)
    }
  }
}
