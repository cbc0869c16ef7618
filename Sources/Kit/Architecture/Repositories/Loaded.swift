/// Where a value came from.
public enum LoadedOrigin: Hashable, Sendable {
  /// The far source, just now.
  case remote
  /// The cache, which has had it so long.
  case cache(age: Duration)
}

/// Whether the far source stands behind a value.
///
/// Being offline is such a state: the last known value is shown, with the reason beside it.
public enum LoadedStanding: Sendable {
  /// Nothing is known against it: it is new, or the policy has not asked for news.
  case current
  /// The far source was asked and could not be reached, so this is the last that is known.
  case stale(because: any Error)
}

/// A value, where it came from and whether it may be out of date.
public struct Loaded<Value> {
  /// The value.
  public let value: Value
  /// Where it came from.
  public let origin: LoadedOrigin
  /// Whether the far source stands behind it.
  public let standing: LoadedStanding

  /// Describes a value.
  public init(_ value: Value, origin: LoadedOrigin, standing: LoadedStanding = .current) {
    self.value = value
    self.origin = origin
    self.standing = standing
  }

  /// Why the far source could not be reached, `nil` unless the value is stale.
  public var staleReason: (any Error)? {
    if case .stale(let reason) = standing { reason } else { nil }
  }

  /// Returns the same with another value.
  public func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Loaded<Other> {
    Loaded<Other>(try transform(value), origin: origin, standing: standing)
  }
}

extension Loaded: Sendable where Value: Sendable {}
