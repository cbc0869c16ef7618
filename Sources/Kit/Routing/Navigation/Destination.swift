/// A screen that can be opened, as a value: what SwiftUI's navigation takes, and what a URL means.
///
/// A feature declares one enum of its screens, and for each the URLs that lead there:
///
///     enum ForumScreen: Destination {
///       case topic(id: String, page: Int)
///
///       static let routes: [Route<ForumScreen>] = [
///         Route("smth://topic/<hex32:id>") { content throws(URLValueError) in
///           .topic(id: try content.value("id"), page: try content.query.value("page") ?? 1)
///         } write: { screen in
///           guard case .topic(let id, let page) = screen else { return nil }
///           return RouteContent(["id": .text(id)], query: ["page": "\(page)"])
///         }
///       ]
///     }
public protocol Destination: Hashable, Sendable {
  /// The URLs of these screens; where several write the same screen, the first one's is its URL.
  static var routes: [Route<Self>] { get }
}

/// What a URL says beside the text of its pattern.
public struct RouteContent: Hashable, Sendable {
  /// What stands in the pattern's holes.
  public var values: URLValues
  /// The items behind the question mark.
  public var query: URLQuery
  /// The text behind `#`.
  public var fragment: String?

  /// Describes a URL of some pattern.
  public init(_ values: URLValues = [:], query: URLQuery = [], fragment: String? = nil) {
    self.values = values
    self.query = query
    self.fragment = fragment
  }

  /// Reads a value of the pattern as a type; see ``URLValues/value(_:as:)``.
  public func value<Value: URLTextConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(URLValueError) -> Value {
    try values.value(name, as: type)
  }
}

/// A pattern of URLs, and how they become a screen and a screen one of them.
public struct Route<Screen: Destination>: Sendable {
  let pattern: String
  let types: [PlaceholderType]
  let read: @Sendable (RouteContent) throws(URLValueError) -> Screen
  let write: @Sendable (Screen) -> RouteContent?

  /// Describes a route that is read and written.
  ///
  /// - Parameters:
  ///   - pattern: A ``URLPattern``; it is read when the destination is registered.
  ///   - types: Placeholder types of the feature's own.
  ///   - read: Makes the screen; throws when a value does not do.
  ///   - write: Says what the URL of a screen holds, `nil` when this route is not that screen's.
  public init(
    _ pattern: String, types: [PlaceholderType] = [],
    read: @escaping @Sendable (RouteContent) throws(URLValueError) -> Screen,
    write: @escaping @Sendable (Screen) -> RouteContent?
  ) {
    self.pattern = pattern
    self.types = types
    self.read = read
    self.write = write
  }

  /// Describes a route that leads to a screen whose own URL is another.
  public static func alias(
    _ pattern: String, types: [PlaceholderType] = [],
    read: @escaping @Sendable (RouteContent) throws(URLValueError) -> Screen
  ) -> Route {
    Route(pattern, types: types, read: read) { _ in nil }
  }
}
