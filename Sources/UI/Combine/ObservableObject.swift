/// An object that says when it is about to change.
///
/// Classes with `@Published` properties need nothing more: their changes are told by themselves.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells of changes just before they happen.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties share.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjects.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let branches = Branches<Void, Never>(keepsNewest: false)

  /// Creates a publisher.
  public init() {}

  /// Tells all subscribers.
  public func send() { branches.send(()) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    branches.add(subscriber, first: nil)
  }
}
