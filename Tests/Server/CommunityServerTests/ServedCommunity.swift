import CommunityAPI
import CommunityServer
import Foundation
import HTTPServer
import Networking
import ServerStorage
import Testing

/// The small community behind a server, asked without a network in between.
final class ServedCommunity: Sendable {
  static let address = "http://127.0.0.1:8080"

  private let server: CommunityServer
  let store: CommunityStore

  init(_ configure: (inout CommunityServer.Options) -> Void = { _ in }) async throws {
    store = try await SmallCommunity.open()
    var options = CommunityServer.Options(publicAddress: Self.address)
    options.clock = { SmallCommunity.now }
    options.cacheTime = .zero
    configure(&options)
    server = try CommunityServer(store: store, options: options)
  }

  /// Asks as a client would write it, query included.
  func respond(
    _ target: String, method: HTTPMethod = .get, headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    let parts = try #require(RequestTarget(target))
    return await server.respond(
      to: HTTPRequest(
        method: method, path: parts.path,
        query: parts.query.map { FormFields($0.utf8) } ?? .none, headers: headers))
  }

  /// Asks what an endpoint of the client asks, and reads the answer as the client does.
  func answer<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
    try endpoint.decode(try await body(endpoint))
  }

  /// The bytes of the answer to an endpoint.
  func body<Response>(_ endpoint: Endpoint<Response>) async throws -> Data {
    try await respond(try endpoint.target).body.bytes
  }

  /// The envelope of an answer, taken apart.
  func object(_ target: String) async throws -> [String: Any] {
    let response = try await respond(target)
    return try #require(
      try JSONSerialization.jsonObject(with: response.body.bytes) as? [String: Any])
  }
}

extension Endpoint {
  /// The target that the endpoint's call has on the wire.
  fileprivate var target: String {
    get throws {
      var components = URLComponents()
      components.queryItems = call.query.isEmpty ? nil : call.query
      let query = components.percentEncodedQuery.map { "?" + $0 } ?? ""
      let path = try #require(
        call.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
      return path + query
    }
  }
}
