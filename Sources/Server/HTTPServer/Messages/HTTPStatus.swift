/// The three-digit result of a request.
package struct HTTPStatus: Hashable, Sendable {
  /// From 200 to 599.
  package let code: Int

  /// Makes a status of its number.
  ///
  /// - Precondition: `code` lies in `200...599`.
  package init(_ code: Int) {
    precondition((200...599).contains(code), "a status lies in 200...599: \(code)")
    self.code = code
  }

  package static let ok = HTTPStatus(200)
  package static let noContent = HTTPStatus(204)
  package static let partialContent = HTTPStatus(206)
  package static let notModified = HTTPStatus(304)
  package static let badRequest = HTTPStatus(400)
  package static let unauthorized = HTTPStatus(401)
  package static let forbidden = HTTPStatus(403)
  package static let notFound = HTTPStatus(404)
  package static let methodNotAllowed = HTTPStatus(405)
  package static let requestTimeout = HTTPStatus(408)
  package static let contentTooLarge = HTTPStatus(413)
  package static let targetTooLong = HTTPStatus(414)
  package static let rangeNotSatisfiable = HTTPStatus(416)
  package static let headTooLarge = HTTPStatus(431)
  package static let internalError = HTTPStatus(500)
  package static let notImplemented = HTTPStatus(501)
  package static let unavailable = HTTPStatus(503)
}

extension HTTPStatus {
  /// Whether an answer of this status has no body (RFC 9110 §6.4.1).
  package var forbidsBody: Bool { self == .noContent || self == .notModified }

  /// The words that go with the number, for people.
  package var reason: String {
    switch code {
    case 200: "OK"
    case 204: "No Content"
    case 206: "Partial Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 416: "Range Not Satisfiable"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    default: "Status \(code)"
    }
  }
}
