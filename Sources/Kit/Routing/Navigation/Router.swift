public import Foundation

/// Knows which screen a URL means and which URL a screen has.
///
/// One table for all features, filled at the start of the program. URLs come from outside (links,
/// the command line, a server), so whatever they hold is answered with a screen or with an error
/// that says why not.
public struct Router: Sendable {
  private struct Entry: Sendable {
    let read: @Sendable (RouteContent) throws(URLValueError) -> any Destination
  }

  private struct Writer<Screen: Destination>: Sendable {
    let pattern: URLPattern
    let write: @Sendable (Screen) -> RouteContent?
  }

  private var table = RouteTable<Entry>()
  private var writers: [ObjectIdentifier: any Sendable] = [:]

  /// Makes a router that knows no screens.
  public init() {}

  /// The patterns of all screens, in the order of their registration.
  public var patterns: [URLPattern] { table.patterns }

  /// Pairs of patterns of which only the order decides; a test should find none.
  public var ambiguities: [RouteAmbiguity] { table.ambiguities }

  /// Adds all routes of a feature's screens, or none of them when one does not do.
  ///
  /// - Throws: ``DestinationRegistrationError``, which names the pattern.
  public mutating func register<Screen: Destination>(
    _ type: Screen.Type
  ) throws(DestinationRegistrationError) {
    var table = table
    var writers: [Writer<Screen>] = []
    for route in Screen.routes {
      let pattern: URLPattern
      do { pattern = try URLPattern(route.pattern, types: route.types) } catch {
        throw .pattern(error)
      }
      let read = route.read
      do {
        try table.register(
          pattern, Entry { content throws(URLValueError) in try read(content) })
      } catch { throw .route(error) }
      writers.append(Writer(pattern: pattern, write: route.write))
    }
    self.table = table
    self.writers[ObjectIdentifier(type)] = writers
  }

  /// Returns the screen that a URL means.
  ///
  /// - Throws: ``RoutingError``, which names the URL and says why it leads nowhere.
  public func destination(for url: URL) throws(RoutingError) -> any Destination {
    try destination(for: url.absoluteString)
  }

  /// Returns the screen that the text of a URL means.
  ///
  /// - Throws: ``RoutingError``, which names the URL and says why it leads nowhere.
  public func destination(for text: String) throws(RoutingError) -> any Destination {
    let parts: URLParts
    do { parts = try URLParts(text) } catch { throw .malformed(url: text, why: error) }
    guard let match = table.match(parts) else { throw .unknown(url: text) }
    let content = RouteContent(match.values, query: parts.query, fragment: parts.fragment)
    do {
      return try match.value.read(content)
    } catch {
      throw .unusable(url: text, pattern: match.pattern.description, why: error)
    }
  }

  /// Returns the URL of a screen.
  ///
  /// - Throws: ``DestinationURLError``, when the screen's routes have none for it.
  public func url<Screen: Destination>(for screen: Screen) throws(DestinationURLError) -> URL {
    guard let writers = writers[ObjectIdentifier(Screen.self)] as? [Writer<Screen>] else {
      throw .unregistered(type: "\(Screen.self)")
    }
    for writer in writers {
      guard let content = writer.write(screen) else { continue }
      let text: String
      do {
        text = try writer.pattern.url(
          content.values, query: content.query, fragment: content.fragment)
      } catch { throw .unbuildable(error) }
      guard let url = URL(string: text) else { throw .refused(text: text) }
      return url
    }
    throw .unwritten(screen: "\(screen)")
  }
}
