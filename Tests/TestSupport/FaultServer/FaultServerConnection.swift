import Foundation

/// One client of a `FaultServer`, on a thread of its own.
struct FaultServerConnection {
  private let engine: FaultServerEngine
  private let socket: FaultServerSocket
  private let number: Int
  private var received = Data()

  init(_ engine: FaultServerEngine, _ socket: FaultServerSocket, _ number: Int) {
    self.engine = engine
    self.socket = socket
    self.number = number
  }

  /// Answers requests until one side has enough.
  ///
  /// - Returns: Whether the connection is to be torn down.
  consuming func serve() -> Bool {
    while let head = readHead() {
      guard var request = ReceivedRequest(head: head, connection: number) else { return false }
      let reply = engine.nextReply(to: request.path)
      if reply.readsBodyFirst { readBody(of: &request) }
      let index = engine.record.update { [request] record in
        record.requests.append(request)
        return record.requests.count - 1
      }
      for step in reply.steps(request) {
        switch perform(step, &request) {
        case .next: engine.record.update { [request] in $0.requests[index] = request }
        case .close: return false
        case .reset: return true
        }
      }
    }
    engine.record.update { $0.closedByClient += 1 }
    return false
  }

  private enum Outcome { case next, close, reset }

  private mutating func perform(
    _ step: ScriptedReply.Step, _ request: inout ReceivedRequest
  ) -> Outcome {
    switch step {
    case .send(let data):
      return send(data)
    case .drip(let data, let gate):
      for byte in data {
        engine.pass(gate)
        guard case .next = send(Data([byte])) else { return .close }
      }
    case .flood(let data):
      while case .next = send(data) {}
      return .close
    case .hold(let gate):
      engine.pass(gate)
    case .readBody:
      readBody(of: &request)
    case .close:
      return .close
    case .reset:
      return .reset
    case .awaitClose:
      while receive() {}
      engine.record.update { $0.closedByClient += 1 }
      return .close
    }
    return .next
  }

  private func send(_ data: Data) -> Outcome {
    // Counted before they leave: the client may have them all before this thread goes on.
    engine.record.update { $0.bytesSent += data.count }
    guard socket.sendAll(data) else {
      engine.record.update {
        $0.bytesSent -= data.count
        $0.closedByClient += 1
      }
      return .close
    }
    return .next
  }

  private mutating func receive() -> Bool {
    guard let data = socket.receive() else { return false }
    received.append(data)
    return true
  }

  private mutating func readHead() -> Data? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = received.range(of: end) {
        defer { received = Data(received[range.upperBound...]) }
        return Data(received[..<range.lowerBound])
      }
      guard receive() else { return nil }
      // A client that talks TLS would wait for an answer in it.
      guard received.first != 0x16 else { return nil }
    }
  }

  private mutating func readBody(of request: inout ReceivedRequest) {
    if request["Transfer-Encoding"]?.lowercased() == "chunked" {
      while let size = readLine().flatMap({ Int($0, radix: 16) }) {
        request.body += read(size)
        _ = readLine()
        if size == 0 { return }
      }
    } else {
      request.body += read(request["Content-Length"].flatMap { Int($0) } ?? 0)
    }
  }

  private mutating func readLine() -> String? {
    while true {
      if let range = received.range(of: Data("\r\n".utf8)) {
        defer { received = Data(received[range.upperBound...]) }
        return String(decoding: received[..<range.lowerBound], as: UTF8.self)
      }
      guard receive() else { return nil }
    }
  }

  private mutating func read(_ count: Int) -> Data {
    while received.count < count, receive() {}
    defer { received = Data(received.dropFirst(count)) }
    return Data(received.prefix(count))
  }
}
