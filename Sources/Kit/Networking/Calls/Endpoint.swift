public import Foundation

/// One call that a server offers: how it is asked and how its answer is read.
///
/// A value, so that a client and a server can share its declaration and a test can look at it.
/// The parts of the call can be read and changed as if they were the endpoint's own:
/// `endpoint.path`, `endpoint.query`.
@dynamicMemberLookup
public struct Endpoint<Response: Sendable>: Sendable {
  /// How the call is made.
  public typealias Method = HTTPCall.Method
  /// What is sent along.
  public typealias Body = HTTPCall.Body

  /// What is asked.
  public var call: HTTPCall
  /// Reads the body of a successful answer (status 2xx).
  ///
  /// Throws `ServerRefusal` when the body says that the server refused; whatever else it throws
  /// counts as a failure to decode.
  public var decode: @Sendable (Data) throws -> Response
  /// Reads the server's own words out of an answer with an error status; `nil` when there are none.
  public var refusal: (@Sendable (Data) -> ServerRefusal?)?

  /// Describes a call.
  public init(
    _ call: HTTPCall, refusal: (@Sendable (Data) -> ServerRefusal?)? = nil,
    decode: @escaping @Sendable (Data) throws -> Response
  ) {
    self.call = call
    self.refusal = refusal
    self.decode = decode
  }

  /// Describes a call to a path below the base address of the client.
  public init(
    _ method: Method, _ path: String, query: [URLQueryItem] = [], body: Body = .none,
    headers: [String: String] = [:], decode: @escaping @Sendable (Data) throws -> Response
  ) {
    self.init(
      HTTPCall(method, .path(path), query: query, body: body, headers: headers), decode: decode)
  }

  /// A part of the call.
  public subscript<Part>(dynamicMember part: WritableKeyPath<HTTPCall, Part>) -> Part {
    get { call[keyPath: part] }
    set { call[keyPath: part] = newValue }
  }

  /// A part of the call.
  public subscript<Part>(dynamicMember part: KeyPath<HTTPCall, Part>) -> Part {
    call[keyPath: part]
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

extension Endpoint where Response == Data {
  /// Describes the reading of a file, like a picture, at a whole address.
  public static func file(at address: URL) -> Endpoint {
    Endpoint(HTTPCall(.get, .address(address))) { $0 }
  }
}
