import Synchronization

/// Makes calls over the network, to one server and to the addresses it names.
///
/// It keeps cookies, follows redirects, asks for a kept answer's confirmation, repeats calls that
/// may be repeated, and gives up when time is up. Make one per account: its cookies are its own.
public struct NetworkHTTPClient: HTTPClient {
  /// The settings.
  public let configuration: Configuration

  let transport: any HTTPTransport
  private let counter = CallCounter()

  /// Makes a client.
  public init(_ configuration: Configuration) {
    #if os(Linux)
      self.init(configuration, transport: CurlTransport())
    #else
      self.init(configuration, transport: URLSessionTransport())
    #endif
  }

  /// Makes a client that uses the system's loader on every platform.
  package static func onURLSession(_ configuration: Configuration) -> NetworkHTTPClient {
    NetworkHTTPClient(configuration, transport: URLSessionTransport())
  }

  private init(_ configuration: Configuration, transport: any HTTPTransport) {
    self.configuration = configuration
    self.transport = transport
  }

  public func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply {
    let log = CallLog(configuration, number: counter.next())
    let request: OutgoingRequest
    do throws(NetworkError) {
      request = try OutgoingRequest(call, configuration)
    } catch {
      log.failed(error)
      throw error
    }
    let clock = configuration.clock
    let limit = configuration.timeouts.whole
    let result = await Deadline.race(until: { try await clock.sleep(for: limit) }) {
      await repeating(call, request, log, progress)
    }
    if case .failure(let error) = result { log.failed(error) }
    return try result.get()
  }

  /// Makes attempts until one is good, or no more are worth while.
  private func repeating(
    _ call: HTTPCall, _ request: OutgoingRequest, _ log: CallLog,
    _ progress: TransferProgress.Handler?
  ) async -> Result<HTTPReply, NetworkError> {
    var retries = 0
    while true {
      let outcome = await following(call, request, log, progress)
      let delay = configuration.retry.delay(
        after: outcome, retries: retries, jitter: configuration.jitter(),
        now: configuration.now())
      guard call.isRepeatable, !Task.isCancelled, let delay else { return outcome }
      retries += 1
      log.repeats(after: outcome, delay)
      do {
        try await configuration.clock.sleep(for: delay)
      } catch {
        return .failure(.cancelled)
      }
    }
  }
}

/// Numbers the calls of a client, so that the lines of a log can be told apart.
private final class CallCounter: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
