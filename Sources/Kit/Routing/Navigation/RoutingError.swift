public import Foundation

/// Why a URL leads nowhere; a person sees this.
public enum RoutingError: Error, Hashable, Sendable {
  /// The text is no URL.
  case malformed(url: String, why: URLTextError)
  /// No screen has such a URL.
  case unknown(url: String)
  /// The URL has the form of a screen's, but a value in it does not do.
  case unusable(url: String, pattern: String, why: URLValueError)

  /// The URL as it was given.
  public var url: String {
    switch self {
    case .malformed(let url, _), .unknown(let url), .unusable(let url, _, _): url
    }
  }
}

extension RoutingError: CustomStringConvertible, LocalizedError {
  /// One sentence; a long URL is cut.
  public var description: String {
    let shown = url.count > 200 ? url.prefix(200) + "…" : url
    return switch self {
    case .malformed(_, let why): "“\(shown)” is not a valid address: \(why)."
    case .unknown: "Nothing here opens “\(shown)”."
    case .unusable(_, _, let why): "“\(shown)” cannot be opened: \(why)."
    }
  }

  public var errorDescription: String? { description }
}

/// Why a destination was not registered; a programmer sees this, at the start of the program.
public enum DestinationRegistrationError: Error, Hashable, Sendable {
  /// A route's text is no pattern.
  case pattern(PatternError)
  /// A route's URLs belong to another destination already.
  case route(RouteRegistrationError)
}

/// Why a screen has no URL.
public enum DestinationURLError: Error, Hashable, Sendable {
  /// The type was not registered.
  case unregistered(type: String)
  /// No route of the type writes this screen.
  case unwritten(screen: String)
  /// A route wrote values that its pattern does not take.
  case unbuildable(URLBuildingError)
  /// Foundation does not take the text, which is right otherwise, for a URL.
  case refused(text: String)
}
