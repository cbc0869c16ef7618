public import Foundation

/// What is asked of a server: everything about a call except how its answer is read.
public struct HTTPCall: Sendable, Hashable {
  /// How the call is made.
  public enum Method: String, Sendable, Hashable, CaseIterable {
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

  /// Where the call goes.
  public enum Target: Sendable, Hashable {
    /// A path below the base address of the client, beginning with a slash, not percent-encoded.
    case path(String)
    /// A whole address, as a server named it; login data of the client goes only to its own host.
    case address(URL)
  }

  /// How the call is made.
  public var method: Method
  /// Where the call goes.
  public var target: Target
  /// The fields behind the question mark, in order; they follow those that an address has already.
  public var query: [URLQueryItem]
  /// What is sent along.
  public var body: Body
  /// Further header fields, which win over those of the client.
  public var headers: [String: String]
  /// Whether the client may ask again after a failure; at first, what the method promises.
  ///
  /// Set it for a POST that only reads, like a GraphQL query.
  public var isRepeatable: Bool

  /// Describes a call.
  public init(
    _ method: Method, _ target: Target, query: [URLQueryItem] = [], body: Body = .none,
    headers: [String: String] = [:]
  ) {
    self.method = method
    self.target = target
    self.query = query
    self.body = body
    self.headers = headers
    isRepeatable = method.isIdempotent
  }

  /// The path below the client's base address, or that of the whole address.
  public var path: String {
    switch target {
    case .path(let path): path
    case .address(let url): url.path(percentEncoded: false)
    }
  }
}
