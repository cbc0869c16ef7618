import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries messages with the system's loader.
final class URLSessionTransport: HTTPTransport {
  private let delegate = URLSessionExchanges()
  private let session: URLSession

  init() { session = Self.makeSession(delegate) }

  deinit { session.invalidateAndCancel() }

  func perform(
    _ request: OutgoingRequest, observe: @escaping @Sendable (TransportEvent) -> Void
  ) async -> Result<HTTPReply, NetworkError> {
    let exchange = URLSessionExchange(request, observe)
    // A session of its own has a connection of its own, and cannot repeat on another one.
    let ownDelegate = request.needsOwnConnection ? URLSessionExchanges() : nil
    let ownSession = ownDelegate.map(Self.makeSession)
    defer { ownSession?.finishTasksAndInvalidate() }
    return await withTaskCancellationHandler {
      exchange.start(in: ownSession ?? session, ownDelegate ?? delegate)
      return await exchange.slot.outcome()
    } onCancel: {
      exchange.cancel(.cancelled)
    }
  }

  private static func makeSession(_ delegate: URLSessionExchanges) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // Time is kept above, with a clock that tests can hold.
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 86_400
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }
}

extension OutgoingRequest {
  /// The message in the words of the system's loader; the body travels apart from it.
  var urlRequest: URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpShouldHandleCookies = false
    for field in headers.fields { request.addValue(field.value, forHTTPHeaderField: field.name) }
    return request
  }
}
