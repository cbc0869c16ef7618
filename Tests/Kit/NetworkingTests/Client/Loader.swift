import Foundation
import Networking
import TestSupport

/// What carries messages under a client; each must behave the same.
enum Loader: CaseIterable, Sendable {
  /// What the platform's clients use: libcurl on Linux.
  case standard
  /// The system's `URLSession`.
  case urlSession

  /// Makes a client whose clock stands still and that makes every call once.
  func client(
    _ server: FaultServer, _ change: (inout NetworkHTTPClient.Configuration) -> Void = { _ in }
  ) -> NetworkHTTPClient {
    client(server.address(), change)
  }

  /// Makes a client for an address.
  func client(
    _ base: URL, _ change: (inout NetworkHTTPClient.Configuration) -> Void = { _ in }
  ) -> NetworkHTTPClient {
    var configuration = NetworkHTTPClient.Configuration(baseURL: base)
    configuration.clock = ManualClock()
    configuration.retry = .never
    change(&configuration)
    return switch self {
    case .standard: NetworkHTTPClient(configuration)
    case .urlSession: NetworkHTTPClient.onURLSession(configuration)
    }
  }
}

extension Endpoint where Response == Data {
  /// A call whose answer is taken as it is.
  static func bytes(
    _ method: HTTPCall.Method = .get, _ path: String = "/x", query: [URLQueryItem] = [],
    body: HTTPCall.Body = .none, headers: [String: String] = [:]
  ) -> Endpoint {
    Endpoint(method, path, query: query, body: body, headers: headers) { $0 }
  }
}

extension URL {
  /// A name with a label too long for any server of names to be asked about it.
  static let unresolvable = URL(string: "http://\(String(repeating: "x", count: 64)).invalid/")
}

/// Returns what a call fails with; `nil` when it doesn't.
func failure<Value>(
  _ work: () async throws(NetworkError) -> Value
) async -> NetworkError? {
  do throws(NetworkError) {
    _ = try await work()
    return nil
  } catch {
    return error
  }
}
