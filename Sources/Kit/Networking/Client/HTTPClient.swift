/// Makes calls to one server.
///
/// A conforming type implements `exchange`; a test's double needs no more to answer endpoints.
public protocol HTTPClient: Sendable {
  /// Makes a call and returns the whole answer, whatever its status.
  ///
  /// - Parameters:
  ///   - call: What is asked.
  ///   - progress: Takes reports of both directions while the bodies travel.
  /// - Returns: The answer; a status of failure is not an error here.
  /// - Throws: Everything except `.http`, `.envelope` and `.decoding`, which are for the reader of
  ///   the answer to find.
  func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply
}

extension HTTPClient {
  /// Makes a call and returns the whole answer, whatever its status.
  public func exchange(_ call: HTTPCall) async throws(NetworkError) -> HTTPReply {
    try await exchange(call, progress: nil)
  }

  /// Makes a call and returns what the endpoint reads in a successful answer.
  ///
  /// - Parameters:
  ///   - endpoint: What is asked, and how the answer is read.
  ///   - progress: Takes reports of both directions while the bodies travel.
  /// - Returns: The value.
  /// - Throws: Whatever kept the value from coming, `.cancelled` among it.
  /// - Complexity: One request, unless the client is told to ask again.
  public func send<Response>(
    _ endpoint: Endpoint<Response>, progress: TransferProgress.Handler? = nil
  ) async throws(NetworkError) -> Response {
    try await answer(to: endpoint, progress: progress).value
  }

  /// Makes a call and returns the value with the message it was read from, for its header fields.
  public func answer<Response>(
    to endpoint: Endpoint<Response>, progress: TransferProgress.Handler? = nil
  ) async throws(NetworkError) -> HTTPAnswer<Response> {
    let reply = try await exchange(endpoint.call, progress: progress)
    return HTTPAnswer(value: try endpoint.read(reply), reply: reply)
  }
}

extension Endpoint {
  /// Reads the value out of an answer.
  ///
  /// - Throws: `.http` for a status other than success, `.envelope` when the server refuses in its
  ///   own words, `.decoding` when the body isn't what was expected.
  public func read(_ reply: HTTPReply) throws(NetworkError) -> Response {
    guard reply.isSuccess else {
      if let refusal = refusal?(reply.body) { throw .envelope(refusal) }
      throw .http(status: reply.status, excerpt: reply.excerpt)
    }
    do {
      return try decode(reply.body)
    } catch let refusal as ServerRefusal {
      throw .envelope(refusal)
    } catch let failure as NetworkError {
      throw failure
    } catch {
      throw .decoding(DecodingFailure(error, isHTML: reply.isHTML))
    }
  }
}
