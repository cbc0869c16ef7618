package import Routing

/// Finds the handler for a request's method and path.
///
/// Paths are percent-decoded once, after they have been cut at slashes. HEAD is answered by GET's
/// handler, OPTIONS by the router. No path ever leads to a file.
package struct RequestRouter: Sendable {
  /// One thing that can be asked for.
  package struct Route: Sendable {
    let method: HTTPMethod
    let pattern: String
    let handler: Handler

    /// Describes a route; see `URLPattern` for how patterns are written.
    package init(_ method: HTTPMethod, _ pattern: String, _ handler: @escaping Handler) {
      self.method = method
      self.pattern = pattern
      self.handler = handler
    }
  }

  /// Answers a request; gets what stands in the holes of the pattern.
  package typealias Handler = @Sendable (HTTPRequest, URLValues) async -> HTTPResponse

  private typealias Match = (handlers: [HTTPMethod: Handler], values: URLValues)

  private let table: RouteTable<[HTTPMethod: Handler]>
  /// The handlers of patterns without holes, by their path: nothing fits such a path better, and
  /// most requests are found here.
  private let literals: [String: [HTTPMethod: Handler]]
  private let fallback: @Sendable (HTTPRequest, Failure) -> HTTPResponse

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - routes: What can be asked for, in any order.
  ///   - fallback: Answers in place of a missing handler; `Allow` is added to what it answers.
  /// - Throws: When a pattern cannot be read, or two routes are asked for in the same way.
  package init(
    _ routes: [Route],
    fallback: @escaping @Sendable (HTTPRequest, Failure) -> HTTPResponse = Self.plainFallback
  ) throws(RouterError) {
    var table = RouteTable<[HTTPMethod: Handler]>()
    var literals: [String: [HTTPMethod: Handler]] = [:]
    for (pattern, handlers) in try Self.group(routes) {
      if pattern.names.isEmpty { literals[pattern.description] = handlers }
      let ambiguities: [RouteAmbiguity]
      do {
        ambiguities = try table.register(pattern, handlers)
      } catch {
        throw RouterError(reason: error.description)
      }
      if let first = ambiguities.first { throw RouterError(reason: first.description) }
    }
    self.table = table
    self.literals = literals
    self.fallback = fallback
  }

  /// Answers a request.
  package func respond(to request: HTTPRequest) async -> HTTPResponse {
    switch find(request) {
    case .handler(let handler, let values): await handler(request, values)
    case .failure(let failure): refuse(request, failure)
    case .options(let allowed): HTTPResponse(.noContent, headers: ["Allow": Self.list(allowed)])
    }
  }
}

// MARK: - Matching

extension RequestRouter {
  private enum Finding {
    case handler(Handler, URLValues)
    case options([HTTPMethod])
    case failure(Failure)
  }

  private func find(_ request: HTTPRequest) -> Finding {
    do throws(URLTextError) {
      guard let match = try match(request.path) else { return .failure(.notFound) }
      let method = request.method == .head ? .get : request.method
      if let handler = match.handlers[method] { return .handler(handler, match.values) }
      let allowed = Self.allowed(match.handlers)
      return method == .options
        ? .options(allowed) : .failure(.methodNotAllowed(allowed: allowed))
    } catch {
      return .failure(.malformedPath)
    }
  }

  private func match(_ path: String) throws(URLTextError) -> Match? {
    if let handlers = literals[path] { return (handlers, [:]) }
    return try table.match(path: path).map { ($0.value, $0.values) }
  }

  private func refuse(_ request: HTTPRequest, _ failure: Failure) -> HTTPResponse {
    var response = fallback(request, failure)
    if case .methodNotAllowed(let allowed) = failure {
      response.headers["Allow"] = Self.list(allowed)
    }
    return response
  }

  private static func group(
    _ routes: [Route]
  ) throws(RouterError) -> [(URLPattern, [HTTPMethod: Handler])] {
    var order: [URLPattern] = []
    var handlers: [URLPattern: [HTTPMethod: Handler]] = [:]
    for route in routes {
      let pattern: URLPattern
      do { pattern = try URLPattern(route.pattern) } catch {
        throw RouterError(reason: "\(route.pattern): \(error)")
      }
      if handlers[pattern] == nil { order.append(pattern) }
      guard handlers[pattern, default: [:]].updateValue(route.handler, forKey: route.method) == nil
      else { throw RouterError(reason: "two routes for \(route.method.rawValue) \(pattern)") }
    }
    return order.map { ($0, handlers[$0] ?? [:]) }
  }

  private static func allowed(_ handlers: [HTTPMethod: Handler]) -> [HTTPMethod] {
    HTTPMethod.allCases.filter {
      handlers[$0] != nil || $0 == .options || ($0 == .head && handlers[.get] != nil)
    }
  }

  private static func list(_ methods: [HTTPMethod]) -> String {
    methods.map(\.rawValue).joined(separator: ", ")
  }
}
