extension Publishers {
  /// Hands on the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Which values are handed on.
    public let isIncluded: (Output) -> Bool

    /// Creates the operator.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, _, S>(subscriber) { isIncluded($0) ? .pass($0) : .drop })
    }
  }

  /// Hands on values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// Creates the operator.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Stage<Output, _, S>(subscriber) { value in
          if let before = last, predicate(before, value) { return .drop }
          last = value
          return .pass(value)
        })
    }
  }

  /// Leaves out a number of values at the start.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// Creates the operator.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Stage<Output, _, S>(subscriber) { value in
          guard left > 0 else { return .pass(value) }
          left -= 1
          return .drop
        })
    }
  }

  /// Leaves out values as long as they satisfy a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Which values are left out.
    public let predicate: (Output) -> Bool

    /// Creates the operator.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Stage<Output, _, S>(subscriber) { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .drop : .pass(value)
        })
    }
  }

  /// Hands on values as long as they satisfy a condition, then ends.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Which values are handed on.
    public let predicate: (Output) -> Bool

    /// Creates the operator.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, _, S>(subscriber) { predicate($0) ? .pass($0) : .end(.finished) })
    }
  }
}

extension Publisher {
  /// Hands on the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Hands on values that are not the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out a number of values at the start.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst: \(count) is negative")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out values as long as they satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Hands on values as long as they satisfy a condition, then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Hands on the first values, then ends.
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    Prefix(upstream: self, count: maxLength, isIncluded: { _ in true })
  }

  /// Hands on the first value, then ends.
  public func first() -> some Publisher<Output, Failure> { prefix(1) }

  /// Hands on the first value that satisfies a condition, then ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure>
  {
    Prefix(upstream: self, count: 1, isIncluded: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Hands on values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

/// Hands on the first values, then ends.
private struct Prefix<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let count: Int
  let isIncluded: (Output) -> Bool

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    guard count > 0 else { return Empty<Output, Failure>().receive(subscriber: subscriber) }
    var left = count
    upstream.subscribe(
      Stage<Output, _, S>(subscriber) { value in
        guard isIncluded(value) else { return .drop }
        left -= 1
        return left > 0 ? .pass(value) : .last(value)
      })
  }
}
