/// Why a call gave no value, by what the caller can do about it.
///
/// Words for people are not here; the features that show a failure have them.
public enum NetworkError: Error, Hashable, Sendable {
  /// No server was reached; what is kept on this device can be shown in its place.
  case offline(OfflineReason)
  /// The server said nothing for too long, or the whole call took too long.
  case timeout
  /// The task that made the call was cancelled.
  case cancelled
  /// An answer with a status that is not success.
  ///
  /// `excerpt` is the start of its body as text: a hint for whoever sees the failure, but nothing
  /// for a log, since a server may put anything in there.
  case http(status: Int, excerpt: String)
  /// An answer in which the server says in its own words that it refuses.
  case envelope(ServerRefusal)
  /// An answer that isn't what was expected.
  case decoding(DecodingFailure)
  /// The call can't be sent as it is: a mistake of the caller, never of the network.
  case invalidRequest(reason: String)
  /// The answer has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// The server sent the client from place to place.
  case tooManyRedirects(limit: Int)
  /// The answer ended early; `expected` is `nil` when its length was not announced.
  case truncated(received: Int64, expected: Int64?)
  /// What came back is not HTTP, or breaks its rules.
  case malformedReply(reason: String)
  /// The connection is not safe: a certificate that can't be trusted, a redirect to plain HTTP.
  case insecure(reason: String)
}

extension NetworkError {
  /// Why no server was reached.
  public enum OfflineReason: Hashable, Sendable, CaseIterable {
    /// This device has no way to the server.
    case noRoute
    /// The machine is there, the service isn't.
    case refused
    /// The name of the server could not be looked up.
    case unknownHost
    /// The connection went away before any answer.
    case connectionLost
  }
}
