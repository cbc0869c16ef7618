public import Combine

/// An object that belongs to a view's place in the graph, and whose changes evaluate the view anew.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private let make: () -> ObjectType
  private var subscription: ObjectSubscription<ObjectType>?

  /// Creates the state; the object is made when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = subscription?.object { return object }
    Diagnostics.report(
      "StateObject<\(ObjectType.self)> was read outside of a view that is on screen; "
        + "each read makes an object of its own")
    return make()
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let subscription =
      slot.storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription(isOwner: true)
    slot.storage = subscription
    property.subscription = subscription
    subscription.follow(subscription.object ?? property.make(), for: slot.node)
  }

  /// A view's initial object says nothing after its first appearance.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool { true }
}
