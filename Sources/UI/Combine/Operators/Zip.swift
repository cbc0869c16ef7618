extension Publishers {
  /// Hands on the values of publishers together, each of them once.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates the operator.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(subscriber, parts: 2, takesOldest: true)
      let parts = (join.part(a), join.part(b))
      let combine = { (parts.0.next(), parts.1.next()) }
      join.connect(a, to: parts.0, combine: combine)
      join.connect(b, to: parts.1, combine: combine)
    }
  }

  /// Hands on the values of publishers together, each of them once.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates the operator.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(subscriber, parts: 3, takesOldest: true)
      let parts = (join.part(a), join.part(b), join.part(c))
      let combine = { (parts.0.next(), parts.1.next(), parts.2.next()) }
      join.connect(a, to: parts.0, combine: combine)
      join.connect(b, to: parts.1, combine: combine)
      join.connect(c, to: parts.2, combine: combine)
    }
  }
}

extension Publisher {
  /// Hands on the values of this publisher and others together, each of them once.
  public func zip<B: Publisher>(
    _ b: B
  ) -> Publishers.Zip<Self, B> where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// Hands on what a closure makes of the values of this publisher and others.
  public func zip<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T> where B.Failure == Failure {
    Publishers.Zip(self, b).map { transform($0.0, $0.1) }
  }

  /// Hands on the values of this publisher and others together, each of them once.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Hands on what a closure makes of the values of this publisher and others.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }
}
