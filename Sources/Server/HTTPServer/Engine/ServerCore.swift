import CMicroHTTPD
import Synchronization

/// What the library's callbacks work on: one for each running server.
final class ServerCore: Sendable {
  let configuration: ServerConfiguration
  let registry: ConnectionRegistry
  private let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  private let timer: DeadlineTimer
  private let isStopping = Atomic(false)
  private let requestCount = Atomic(UInt64(0))

  init(
    configuration: ServerConfiguration,
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    self.configuration = configuration
    self.handler = handler
    registry = ConnectionRegistry(limits: configuration.limits)
    timer = DeadlineTimer(registry: registry, limits: configuration.limits)
  }

  /// From now on answers end their connection, and the health page tells so.
  func beginStopping() { isStopping.store(true, ordering: .relaxed) }

  /// Takes in a new connection.
  func open(_ handle: OpaquePointer) -> Connection {
    let isLate = isStopping.load(ordering: .relaxed)
    let connection = Connection(
      socket: CMicroHTTPD_socket(handle), remoteAddress: PeerAddress.text(of: handle),
      deadline: .now + (isLate ? .seconds(1) : configuration.limits.idleTime))
    let isWelcome = registry.add(connection)
    timer.start()
    if !isWelcome { connection.end(with: .unavailable) }
    return connection
  }

  /// Forgets a connection whose socket is about to be closed.
  func close(_ connection: Connection) {
    connection.close()
    registry.remove(connection)
  }

  /// Takes in a request's first line.
  func begin(_ target: UnsafePointer<CChar>?, on connection: Connection) -> Exchange {
    let number = requestCount.wrappingAdd(1, ordering: .relaxed).newValue
    let exchange = Exchange(
      id: HTTPRequest.ID(number: number), target: SentTarget(target), connection: connection)
    connection.enter(.receiving, until: exchange.began + configuration.limits.requestTime)
    return exchange
  }

  /// Ends a request, answered or not.
  func finish(_ exchange: Exchange, status: Int, isComplete: Bool) {
    exchange.connection.enter(.waiting, until: .now + configuration.limits.idleTime)
    configuration.accessLog?.record(exchange.record(status: status, isComplete: isComplete))
  }

  /// Looks at a complete head; the connection ends when it is refused.
  func receiveHead(
    _ exchange: Exchange, _ handle: OpaquePointer, method: UnsafePointer<CChar>,
    version: UnsafePointer<CChar>
  ) -> MHD_Result {
    let limits = configuration.limits
    do {
      let head = try RequestHead(
        handle, method: method, version: version, target: exchange.target, limits: limits)
      exchange.state.withLock { $0.head = head }
      let excess = head.declaredLength.subtractingReportingOverflow(UInt64(limits.bodySize))
      if excess.overflow || excess.partialValue == 0 { return .YES }
      if head.expectsContinue || excess.partialValue > BodyBuffer.drainLimit {
        return send(configuration.refusal(.contentTooLarge), exchange, handle)
      }
      exchange.state.withLock { $0.body.refuse() }
      return .YES
    } catch {
      return send(configuration.refusal(error.status), exchange, handle)
    }
  }

  /// Takes in a part of a body.
  func receiveBody(_ exchange: Exchange, _ chunk: UnsafeRawBufferPointer) -> MHD_Result {
    let goesOn = exchange.state.withLock {
      $0.body.append(chunk, limit: configuration.limits.bodySize)
    }
    if goesOn { return .YES }
    exchange.connection.end(with: .contentTooLarge)
    return .NO
  }

  /// Begins the answer to a complete request, or sends it when it is ready.
  func answer(_ exchange: Exchange, _ handle: OpaquePointer) -> MHD_Result {
    let state = exchange.state.withLock { $0 }
    switch state.answer {
    case .unasked where state.body.isTooLarge:
      return send(configuration.refusal(.contentTooLarge), exchange, handle)
    case .unasked: return ask(exchange, state, handle)
    case .awaited, .sent: return .YES
    case .ready(let response): return send(response, exchange, handle)
    case .refused(let status): return send(configuration.refusal(status), exchange, handle)
    case .abandoned: return .NO
    }
  }

  private func ask(
    _ exchange: Exchange, _ state: Exchange.State, _ handle: OpaquePointer
  ) -> MHD_Result {
    guard let head = state.head else { return .NO }
    if head.target.path == configuration.healthPath { return send(health, exchange, handle) }
    let deadline = exchange.began + configuration.limits.requestTime
    exchange.state.withLock { $0.answer = .awaited(sleeping: nil) }
    guard exchange.connection.enter(.handling(exchange), until: deadline) else { return .NO }
    let request = HTTPRequest(exchange, head, body: state.body.bytes)
    // Runs here until it first waits; an answer at hand costs no change of threads.
    let task = Task.immediate { [handler] in exchange.complete(with: await handler(request)) }
    guard exchange.isAwaited else { return answer(exchange, handle) }
    MHD_suspend_connection(handle)
    if !exchange.sleep(ConnectionHandle(pointer: handle), task: task) {
      task.cancel()
      MHD_resume_connection(handle)
    }
    return .YES
  }

  private func send(
    _ response: HTTPResponse, _ exchange: Exchange, _ handle: OpaquePointer
  ) -> MHD_Result {
    if response.delivery == .reset {
      exchange.connection.reset()
      return .NO
    }
    let head = exchange.state.withLock { $0.head }
    let prepared = head.map { response.prepared(for: $0.method, $0.headers) } ?? response
    let closes = isStopping.load(ordering: .relaxed)
    guard let made = ResponseWriter.make(prepared, closes: closes) else { return .NO }
    defer { MHD_destroy_response(made) }
    let byteCount = prepared.body.count
    let time = configuration.limits.requestTime + configuration.limits.sendTime(byteCount)
    guard exchange.connection.enter(.sending, until: .now + time) else { return .NO }
    exchange.state.withLock {
      $0.answer = .sent(
        status: prepared.status, byteCount: head?.method == .head ? 0 : byteCount)
    }
    return MHD_queue_response(handle, UInt32(prepared.status.code), made)
  }

  private var health: HTTPResponse {
    let isStopping = isStopping.load(ordering: .relaxed)
    return HTTPResponse(isStopping ? .unavailable : .ok, text: isStopping ? "stopping\n" : "ok\n")
  }
}

extension ServerLimits {
  fileprivate func sendTime(_ byteCount: Int) -> Duration {
    .seconds(Double(byteCount) / Double(max(1, bytesPerSecond)))
  }
}
