package import Foundation

/// What is kept of one request: never a query value, header field or body.
package struct AccessRecord: Sendable {
  package var id: HTTPRequest.ID
  package var time: Date
  package var remoteAddress: String
  /// The method as sent, or `-` when the head was not read to its end.
  package var method: String
  /// The path as sent, without its query.
  package var path: String
  /// The status sent, or 0 when the connection ended before an answer.
  package var status: Int
  /// The bytes of the answer's body.
  package var byteCount: Int
  /// From the request's first line to the end of its answer.
  package var duration: Duration
  /// Whether the answer was sent to its end.
  package var isComplete: Bool

  /// Describes a request that has ended.
  package init(
    id: HTTPRequest.ID, time: Date, remoteAddress: String, method: String, path: String,
    status: Int, byteCount: Int, duration: Duration, isComplete: Bool
  ) {
    self.id = id
    self.time = time
    self.remoteAddress = remoteAddress
    self.method = method
    self.path = path
    self.status = status
    self.byteCount = byteCount
    self.duration = duration
    self.isComplete = isComplete
  }
}

/// Keeps records of requests.
package protocol AccessLog: Sendable {
  /// Keeps a record; called on many threads, so it must not wait long.
  func record(_ record: AccessRecord)
}
