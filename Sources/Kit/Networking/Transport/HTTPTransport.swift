/// Carries one message to a server and its answer back; knows nothing of cookies, redirects,
/// repetitions or clocks.
protocol HTTPTransport: Sendable {
  /// Sends a message and waits for the answer.
  ///
  /// Cancelling the task closes the connection.
  ///
  /// - Parameters:
  ///   - request: What is sent.
  ///   - observe: Takes signs of life, one after the other.
  /// - Returns: The answer, whatever its status.
  func perform(
    _ request: OutgoingRequest, observe: @escaping @Sendable (TransportEvent) -> Void
  ) async -> Result<HTTPReply, NetworkError>
}

/// A sign of life of a message on its way.
enum TransportEvent: Sendable {
  /// It was the message's turn: until now it may have waited for others to the same server.
  case started
  /// So many bytes of the request's body have left.
  case sent(count: Int64, total: Int64)
  /// The header of the answer is here.
  case head(status: Int)
  /// So many bytes of the answer's body are here.
  case received(count: Int64, total: Int64?)
}
