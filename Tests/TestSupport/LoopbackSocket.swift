package import Foundation
import Glibc

/// A plain TCP connection to a server on this machine, for saying what a well-behaved client would
/// not; waiting happens on threads of its own.
package final class LoopbackSocket: Sendable {
  /// Why bytes could not be sent or received.
  package enum Failure: Error, Equatable {
    case notConnected(code: Int32)
    case notSent(code: Int32)
    /// The peer reset the connection, or said nothing for two minutes.
    case notReceived(code: Int32)
  }

  private let descriptor: Int32
  private let sending = DispatchQueue(label: "loopback.send")
  private let receiving = DispatchQueue(label: "loopback.receive")

  /// Connects to 127.0.0.1.
  package init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw Failure.notConnected(code: errno)
    }
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends all bytes.
  package func send(_ bytes: some Sequence<UInt8> & Sendable) async throws {
    try await on(sending) { [descriptor] in
      var rest = Array(bytes)[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent > 0 else { throw Failure.notSent(code: errno) }
        rest = rest.dropFirst(sent)
      }
    }
  }

  /// Sends text as UTF-8.
  package func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  /// Tells the peer that nothing more will be sent.
  package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Receives until the peer ends the connection.
  package func receiveAll() async throws -> Data {
    try await on(receiving) { [descriptor] in
      var all = Data()
      while let part = try Self.receive(descriptor), !part.isEmpty { all += part }
      return all
    }
  }

  /// Receives one whole answer, leaving what follows it; `nil` when the peer ended before.
  package func receiveAnswer(toHead: Bool = false) async throws -> LoopbackAnswer? {
    try await on(receiving) { [descriptor] in
      var head = Data()
      while !head.hasSuffix("\r\n\r\n") {
        guard let byte = try Self.receive(descriptor, upTo: 1), !byte.isEmpty else { return nil }
        head += byte
      }
      var answer = LoopbackAnswer(head: String(decoding: head, as: UTF8.self))
      let length = toHead || answer.status == 304 ? 0 : Int(answer["Content-Length"] ?? "") ?? 0
      while answer.body.count < length {
        guard let part = try Self.receive(descriptor, upTo: length - answer.body.count),
          !part.isEmpty
        else { break }
        answer.body += part
      }
      return answer
    }
  }

  private static func receive(_ descriptor: Int32, upTo limit: Int = 65536) throws -> Data? {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &buffer, limit, 0)
    guard count >= 0 else { throw Failure.notReceived(code: errno) }
    return Data(buffer.prefix(count))
  }

  private func on<Result: Sendable>(
    _ queue: DispatchQueue, _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}

/// What a server answered.
package struct LoopbackAnswer: Sendable {
  /// Status line and fields, with the empty line at their end.
  package let head: String
  /// The bytes behind the head, as many as it promised or fewer if the connection ended.
  package var body = Data()

  /// The status, 0 when the first line has none.
  package var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The value of a header field; `nil` when there is none.
  package subscript(name: String) -> String? {
    head.split(separator: "\r\n").dropFirst()
      .first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }
}

extension Data {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count) == Data(text.utf8) }
}
