import Foundation

/// Where a server listens and how it behaves.
package struct ServerConfiguration: Sendable {
  /// A numeric address, or `localhost`.
  package var host = "127.0.0.1"
  /// The port; 0 lets the system choose a free one.
  package var port: UInt16 = 0
  /// The threads that poll and parse, each for many connections; at first one a processor, and two
  /// at least, since a handler may keep one busy until it first waits.
  package var threads = max(2, ProcessInfo.processInfo.activeProcessorCount)
  package var limits = ServerLimits()
  /// Answered by the server itself: 200 while it serves, 503 once it stops; `nil` for none.
  package var healthPath: String? = "/health"
  /// Told of every request, on the thread that served it.
  package var accessLog: (any AccessLog)?
  /// Makes the answer to a request that never reaches the handler, such as 400, 413 or 503.
  package var refusal: @Sendable (HTTPStatus) -> HTTPResponse = {
    HTTPResponse($0, text: $0.reason + "\n")
  }

  /// Describes a server on a free loopback port.
  package init() {}
}

/// How much a client may ask of a server, and for how long.
package struct ServerLimits: Sendable {
  /// The bytes of request line and header fields; more is answered with 431.
  package var headSize = 32 << 10
  /// The bytes of the request target; more is answered with 414.
  package var targetLength = 8 << 10
  /// The bytes of a body; more is answered with 413.
  package var bodySize = 1 << 20
  /// The connections at one time; one more is answered with 503 and closed.
  package var connections = 1024
  /// The connections at one time from one address, 0 for no limit (behind a proxy).
  package var connectionsPerAddress = 256
  /// How long a connection may wait before, between and inside the heads of requests.
  package var idleTime = Duration.seconds(30)
  /// From a request's first line until its answer is ready; then the handler is cancelled.
  package var requestTime = Duration.seconds(30)
  /// What a client must take of an answer, beyond `requestTime`, not to be cut off.
  package var bytesPerSecond = 8 << 10

  /// The limits that suit a server open to anyone.
  package init() {}
}
