import Foundation
import HTTPServer
import TestSupport

/// Runs a server for the length of a test.
func withServer<Result>(
  _ configure: (inout ServerConfiguration) -> Void = { _ in },
  handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse = echo,
  _ body: (UInt16) async throws -> Result
) async throws -> Result {
  var configuration = ServerConfiguration()
  // A machine too busy to go on is no idle client; tests of the limits set their own.
  configuration.limits.idleTime = .seconds(3_600)
  configuration.limits.requestTime = .seconds(3_600)
  configure(&configuration)
  let server = HTTPServer(configuration: configuration, handler: handler)
  let port = try server.start()
  do {
    let result = try await body(port)
    await server.stop(grace: .zero)
    return result
  } catch {
    await server.stop(grace: .zero)
    throw error
  }
}

/// Answers with what was asked.
@Sendable func echo(_ request: HTTPRequest) async -> HTTPResponse {
  let items = request.query.items.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  let body = String(decoding: request.body, as: UTF8.self)
  return HTTPResponse(.ok, text: "\(request.method.rawValue) \(request.path)|\(items)|\(body)")
}

/// Asks one thing on a connection of its own.
func ask(_ port: UInt16, _ request: String) async throws -> LoopbackAnswer? {
  let socket = try LoopbackSocket(port: port)
  try await socket.send(request)
  return try await socket.receiveAnswer(toHead: request.hasPrefix("HEAD"))
}

/// A request head with a Host field.
func get(_ target: String, _ fields: String...) -> String {
  "GET \(target) HTTP/1.1\r\nHost: a\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
}

/// Hands records on as they come.
struct CollectedLog: AccessLog {
  let take: @Sendable (AccessRecord) -> Void

  func record(_ record: AccessRecord) { take(record) }
}
