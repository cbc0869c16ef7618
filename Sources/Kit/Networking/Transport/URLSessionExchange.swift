import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One message and its answer, as the system's loader sees them.
final class URLSessionExchange: Sendable {
  private struct State {
    var task: URLSessionTask?
    var reply: IncomingReply
    var sentCount: Int64 = 0
    var isOver = false
  }

  let slot = ReplySlot()
  private let request: OutgoingRequest
  private let observe: @Sendable (TransportEvent) -> Void
  private let state: Mutex<State>

  init(_ request: OutgoingRequest, _ observe: @escaping @Sendable (TransportEvent) -> Void) {
    self.request = request
    self.observe = observe
    state = Mutex(State(reply: IncomingReply(limit: request.responseLimit)))
  }

  /// Starts, unless cancelled before.
  func start(in session: URLSession, _ exchanges: URLSessionExchanges) {
    observe(.started)
    state.withLock { state in
      guard !state.isOver else { return }
      let task =
        request.body.map { session.uploadTask(with: request.urlRequest, from: $0) }
        ?? session.dataTask(with: request.urlRequest)
      state.task = task
      exchanges.add(self, task.taskIdentifier)
      task.resume()
    }
  }

  /// Ends the message with a reason of our own.
  func cancel(_ reason: NetworkError) {
    slot.fill(.failure(reason))
    state.withLock { state in
      state.isOver = true
      state.task?.cancel()
    }
  }

  /// Declines a redirect, so that the answer that asks for it is the answer.
  ///
  /// Under the same lock as `cancel`: Linux's loader ends the program when it is told how to go on
  /// with a redirect of a task that was cancelled meanwhile.
  func decline(_ redirect: (URLRequest?) -> Void) {
    state.withLock { state in
      if !state.isOver { redirect(nil) }
    }
  }

  func didSend(_ count: Int64) {
    guard let total = request.body.map({ Int64($0.count) }) else { return }
    let sent = state.withLock { state in
      state.sentCount = min(state.sentCount + count, total)
      return state.sentCount
    }
    observe(.sent(count: sent, total: total))
  }

  func didReceive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse, response.statusCode >= 200 else { return }
    attempt { state throws(NetworkError) in
      try state.reply.begin(status: response.statusCode, headers: HeaderFields(response))
      return .head(status: response.statusCode)
    }
  }

  func didReceive(_ data: Data) {
    attempt { state throws(NetworkError) in
      try state.reply.append(data)
      return .received(
        count: Int64(state.reply.body.count), total: state.reply.announcedLength)
    }
  }

  func didComplete(_ response: URLResponse?, _ error: (any Error)?) {
    // Linux's loader does not announce an answer with a status of redirection.
    if let response, !state.withLock({ $0.reply.hasHead }) { didReceive(response) }
    let reply = state.withLock { state in
      state.isOver = true
      state.task = nil
      return state.reply
    }
    slot.fill(error.map { .failure(NetworkError($0, reply)) } ?? reply.finish(at: request.url))
  }

  private func attempt(_ step: (inout State) throws(NetworkError) -> TransportEvent) {
    do {
      let event = try state.withLock { state throws(NetworkError) in try step(&state) }
      observe(event)
    } catch {
      cancel(error)
    }
  }
}

/// Hands on what a session reports to the message it is about.
final class URLSessionExchanges: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[Int: URLSessionExchange]>([:])

  func add(_ exchange: URLSessionExchange, _ identifier: Int) {
    exchanges.withLock { $0[identifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> URLSessionExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.didReceive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.didReceive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.didSend(bytesSent)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    exchange(of: task)?.decline(completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.didComplete(task.response, error)
  }
}

extension HeaderFields {
  /// Reads what the loader joined: its `Set-Cookie` line holds all cookies, with commas between.
  fileprivate init(_ response: HTTPURLResponse) {
    self.init()
    for case (let name as String, let value as String) in response.allHeaderFields {
      let values = name.lowercased() == "set-cookie" ? Cookie.split(joined: value) : [value]
      for value in values { add(name, value) }
    }
  }
}
