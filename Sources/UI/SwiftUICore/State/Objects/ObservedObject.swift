public import Combine

/// An object from outside whose changes evaluate the view anew.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: .part(ObjectLocation(object: root, path: keyPath)))
    }
  }

  private var object: ObjectType

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Follows an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let subscription =
      slot.storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription(isOwner: false)
    slot.storage = subscription
    subscription.follow(property.wrappedValue, for: slot.node)
  }

  /// Wrappers are the same if they follow the same object.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool {
    first.wrappedValue === second.wrappedValue
  }
}
