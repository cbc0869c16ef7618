extension RequestRouter {
  /// Why no handler answers.
  package enum Failure: Hashable, Sendable {
    /// No pattern fits the path.
    case notFound
    /// Patterns fit, for these methods only.
    case methodNotAllowed(allowed: [HTTPMethod])
    /// The path is not percent-encoded UTF-8, or holds a NUL.
    case malformedPath
  }

  /// The answer to a failure in plain text.
  @Sendable package static func plainFallback(
    _ request: HTTPRequest, _ failure: Failure
  ) -> HTTPResponse {
    let status = failure.status
    return HTTPResponse(status, text: status.reason + "\n")
  }
}

/// Why routes make no router; a mistake of the program.
package struct RouterError: Error, CustomStringConvertible {
  let reason: String
  package var description: String { reason }
}

extension RequestRouter.Failure {
  /// The status that fits the failure.
  package var status: HTTPStatus {
    switch self {
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .malformedPath: .badRequest
    }
  }
}
