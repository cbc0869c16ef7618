import Foundation
import Synchronization

extension HTTPRequest {
  /// The request that an exchange has received.
  init(_ exchange: Exchange, _ head: RequestHead, body: Data = Data()) {
    self.init(
      id: exchange.id, method: head.method, path: head.target.path,
      query: head.target.query.map { FormFields($0.utf8) } ?? .none, headers: head.headers,
      body: body, remoteAddress: exchange.connection.remoteAddress)
  }
}

extension Exchange {
  /// Returns what the log keeps of the exchange.
  ///
  /// The status is what the library has sent, for what it answered by itself, and 0 for nothing.
  func record(status: Int, isComplete: Bool) -> AccessRecord {
    let state = state.withLock { $0 }
    var record = AccessRecord(
      id: id, time: time, remoteAddress: connection.remoteAddress,
      method: state.head?.method.rawValue ?? "-",
      path: state.head?.target.path ?? String(target.text.prefix { $0 != "?" }), status: status,
      byteCount: 0, duration: began.duration(to: .now), isComplete: isComplete)
    if case .sent(let status, let byteCount) = state.answer {
      record.status = status.code
      record.byteCount = isComplete ? byteCount : 0
    }
    return record
  }
}
