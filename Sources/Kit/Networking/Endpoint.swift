public import Foundation

/// One call that a server offers: how it is asked and how its answer is read.
///
/// A value, so that a client and a server can share its declaration and a test can look at it.
public struct Endpoint<Response: Sendable>: Sendable {
  /// How the call is made.
  public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"

    /// Whether asking twice has the same effect as asking once (RFC 9110 §9.2.2).
    public var isIdempotent: Bool { self != .post }
  }

  /// What is sent along.
  public enum Body: Sendable, Hashable {
    /// Nothing.
    case none
    /// Fields as `application/x-www-form-urlencoded`, UTF-8.
    case form([URLQueryItem])
    /// Bytes of the given media type.
    case data(Data, contentType: String)
  }

  /// How the call is made.
  public var method: Method
  /// The path below the server's base address, beginning with a slash, not percent-encoded.
  public var path: String
  /// The fields behind the question mark, in order.
  public var query: [URLQueryItem]
  /// What is sent along.
  public var body: Body
  /// Further header fields.
  public var headers: [String: String]
  /// Reads the answer's body.
  public var decode: @Sendable (Data) throws -> Response

  /// Describes a call.
  public init(
    _ method: Method, _ path: String, query: [URLQueryItem] = [], body: Body = .none,
    headers: [String: String] = [:], decode: @escaping @Sendable (Data) throws -> Response
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.headers = headers
    self.decode = decode
  }
}

extension Endpoint where Response: Decodable {
  /// Describes a call whose answer is JSON.
  public static func json(
    _ method: Method, _ path: String, query: [URLQueryItem] = [], body: Body = .none
  ) -> Endpoint {
    Endpoint(method, path, query: query, body: body) {
      try JSONDecoder().decode(Response.self, from: $0)
    }
  }
}
