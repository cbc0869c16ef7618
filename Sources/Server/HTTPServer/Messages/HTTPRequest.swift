package import Foundation

/// What a client asked for.
package struct HTTPRequest: Sendable {
  /// The name of one request, in the log and in error reports.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    let number: UInt64
    package var description: String { String(number, radix: 16) }
  }

  package let id: ID
  package let method: HTTPMethod
  /// The path as sent: percent-encoded, beginning with a slash.
  package let path: String
  /// The items behind the question mark.
  package let query: FormFields
  package let headers: HTTPHeaders
  /// The body; never longer than the server's limit.
  package let body: Data
  /// The address of the peer, without its port.
  package let remoteAddress: String

  /// Describes a request, as the server does or a test may.
  package init(
    id: ID = ID(number: 0), method: HTTPMethod = .get, path: String, query: FormFields = .none,
    headers: HTTPHeaders = HTTPHeaders(), body: Data = Data(), remoteAddress: String = "127.0.0.1"
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
  }
}

extension FormFields {
  /// No items.
  package static let none = FormFields(EmptyCollection())
}
