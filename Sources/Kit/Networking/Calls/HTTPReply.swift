public import Foundation

/// What a server answered: the whole message, whatever its status.
public struct HTTPReply: Sendable, Hashable {
  /// The status code; 200 when the server confirmed a kept body with 304.
  public var status: Int
  /// The header fields.
  public var headers: HeaderFields
  /// The body, without transfer or content coding.
  public var body: Data
  /// Where the answer came from, after redirects.
  public var address: URL
  /// Whether the body was kept from an earlier answer and the server said that it still holds.
  public var isRevalidated: Bool

  /// Makes an answer.
  public init(
    status: Int, headers: HeaderFields = [:], body: Data = Data(), address: URL,
    isRevalidated: Bool = false
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.address = address
    self.isRevalidated = isRevalidated
  }

  /// Whether the status is one of success, 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }

  /// The server's mark for this state of the resource.
  public var entityTag: String? { headers["ETag"] }
}

/// A value together with the message it was read from.
public struct HTTPAnswer<Value: Sendable>: Sendable {
  /// What the endpoint read.
  public let value: Value
  /// What the server answered.
  public let reply: HTTPReply

  /// Joins a value and its message.
  public init(value: Value, reply: HTTPReply) {
    self.value = value
    self.reply = reply
  }
}
