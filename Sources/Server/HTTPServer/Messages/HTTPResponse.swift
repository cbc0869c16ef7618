package import Foundation

/// What the server answers; length, date and connection fields are added when it is sent.
package struct HTTPResponse: Sendable {
  /// The bytes of an answer.
  package enum Body: Sendable {
    case empty
    case data(Data)
    /// Sent from where they are.
    case shared(SharedBytes)
  }

  /// How much of the answer is sent; all but `.whole` rehearse a failing network.
  package enum Delivery: Hashable, Sendable {
    case whole
    /// The head promises everything, the connection ends after this share of the body.
    case cut(after: Int)
    /// The connection is reset without an answer.
    case reset
  }

  package var status: HTTPStatus
  package var headers: HTTPHeaders
  package var body: Body
  /// Names this very content, so that a client's copy can be confirmed with 304.
  package var entityTag: EntityTag?
  /// Whether parts may be asked for with `Range`.
  package var acceptsRanges = false
  package var delivery = Delivery.whole

  /// Describes an answer.
  package init(_ status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: Body = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Describes an answer whose body has a type.
  package init(_ status: HTTPStatus = .ok, type: String, body: Body) {
    self.init(status, headers: ["Content-Type": type], body: body)
  }

  /// Describes an answer for people to read.
  package init(_ status: HTTPStatus, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: .data(Data(text.utf8)))
  }
}

extension HTTPResponse.Body {
  /// The number of bytes.
  package var count: Int {
    switch self {
    case .empty: 0
    case .data(let data): data.count
    case .shared(let bytes): bytes.count
    }
  }

  /// A copy of the bytes.
  package var bytes: Data {
    switch self {
    case .empty: Data()
    case .data(let data): data
    case .shared(let shared): shared.data
    }
  }
}
