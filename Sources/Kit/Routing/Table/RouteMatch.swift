/// What a route table found for a URL.
public struct RouteMatch<Value> {
  /// The pattern that fits best.
  public let pattern: URLPattern
  /// What was registered for it.
  public let value: Value
  /// What stands in the pattern's holes.
  public let values: URLValues
}

extension RouteMatch: Sendable where Value: Sendable {}

/// Two patterns that match some URL in common and are equally special.
///
/// The one registered first gets those URLs. Pairs are found by what their types can accept, so a
/// pair of custom types may be reported that never meets.
public struct RouteAmbiguity: Hashable, Sendable, CustomStringConvertible {
  /// The pattern registered first, which wins.
  public let winner: URLPattern
  /// The pattern registered later.
  public let loser: URLPattern

  public var description: String { "\(winner) takes URLs that \(loser) matches as well" }
}

/// Why a pattern was not registered.
public enum RouteRegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table has a pattern that matches exactly the same URLs, whatever its names are.
  case alreadyRegistered(pattern: String, existing: String)
  /// There is no pattern to replace that matches exactly the same URLs.
  case notRegistered(pattern: String)

  public var description: String {
    switch self {
    case .alreadyRegistered(let pattern, let existing): "\(pattern) is registered as \(existing)"
    case .notRegistered(let pattern): "\(pattern) is not registered, so it cannot be replaced"
    }
  }
}
