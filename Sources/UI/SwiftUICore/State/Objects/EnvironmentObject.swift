public import Combine

/// An object of the environment whose changes evaluate the view anew.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  private var subscription: ObjectSubscription<ObjectType>?
  private weak var node: ViewNode?

  /// Reads the object of the type that was set around the view.
  public init() {}

  /// The object; there must be one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let node else {
      fatalError("@EnvironmentObject(\(ObjectType.self)) was read outside of a view's body")
    }
    guard let object = node.scope.read(EnvironmentObjectKey<ObjectType>.self) else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor "
          + "of this view.")
    }
    subscription?.follow(object, for: node)
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let subscription =
      slot.storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription(isOwner: false)
    slot.storage = subscription
    property.subscription = subscription
    property.node = slot.node
    let scope = slot.node.scope
    if let object = Evaluation.untracked({ scope.read(EnvironmentObjectKey<ObjectType>.self) }) {
      subscription.follow(object, for: slot.node)
    }
  }

  @MainActor func touch() { _ = node?.scope.read(EnvironmentObjectKey<ObjectType>.self) }

  /// All of a type mean the same object at the same place.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool { true }
}

/// The key under which an object is kept.
private nonisolated enum EnvironmentObjectKey<T: ObservableObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension View {
  /// Sets an object for the view and what it contains, to be read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
