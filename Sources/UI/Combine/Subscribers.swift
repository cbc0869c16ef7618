/// The types that take what publishers hand out.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher ends.
  @frozen public enum Completion<Failure: Error> {
    /// It has nothing more to hand out.
    case finished
    /// It failed.
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  @frozen public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; `nil` stands for any number.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// As many as there are.
    public static let unlimited = Demand(nil)
    /// None.
    public static let none = Demand(0)

    /// At most so many.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative: \(value)")
      return Demand(value)
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let first = left.max else { return false }
      return right.max.map { first < $0 } ?? true
    }

    /// Both demands together.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      return Demand(first.addingReportingOverflow(second).overflow ? nil : first + second)
    }

    /// What is left of a demand.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let first = left.max else { return .unlimited }
      return Demand(right.max.map { Swift.max(first - $0, 0) } ?? 0)
    }

    /// Adds a demand.
    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// Takes a demand off.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }

    /// Adds a number.
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    /// Takes a number off.
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers {
  /// Takes values as fast as they come and calls closures with them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var end: ((Completion<Failure>) -> Void)?
    private var take: ((Input) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber from closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      end = receiveCompletion
      take = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.locked {
        guard self.subscription == nil, take != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      lock.locked { take }?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) { forget().end?(completion) }

    public func cancel() { forget().subscription?.cancel() }

    private func forget() -> (
      end: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?
    ) {
      let (old, take) = lock.locked {
        let old = ((end, subscription), self.take)
        (end, subscription, self.take) = (nil, nil, nil)
        return old
      }
      withExtendedLifetime(take) {}
      return old
    }
  }

  /// Puts values into a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let sink: Sink<Input, Never>
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that keeps the object alive until the publisher ends.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      sink = Sink(
        receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    public func receive(subscription: any Subscription) {
      sink.receive(subscription: subscription)
    }

    public func receive(_ value: Input) -> Demand { sink.receive(value) }
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
    public func cancel() { sink.cancel() }
  }
}

extension Publisher {
  /// Calls closures with the values and the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts the values into a property of an object, until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
