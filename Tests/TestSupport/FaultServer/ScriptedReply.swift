package import Foundation

/// What the server does when a request has come in.
package struct ScriptedReply: Sendable {
  /// One thing that the server does.
  package enum Step: Sendable {
    /// Sends bytes.
    case send(Data)
    /// Sends bytes one at a time, each when the gate lets it through.
    case drip(Data, Gate)
    /// Sends the same bytes again and again, for as long as the client takes them.
    case flood(Data)
    /// Waits until the gate opens.
    case hold(Gate)
    /// Reads the request's body, where that isn't done before the first step.
    case readBody
    /// Closes the connection as one does.
    case close
    /// Tears the connection down, so that the client sees a reset.
    case reset
    /// Waits until the client closes the connection.
    case awaitClose
  }

  /// What is done for this request, in order.
  package var steps: @Sendable (ReceivedRequest) -> [Step]
  /// Whether the body of the request is read before the first step.
  package var readsBodyFirst = true

  /// Does the same for every request.
  package init(_ steps: [Step]) { self.steps = { _ in steps } }

  /// Does what depends on the request.
  package init(_ steps: @escaping @Sendable (ReceivedRequest) -> [Step]) { self.steps = steps }
}

// MARK: - Proper answers

extension ScriptedReply {
  /// A whole answer with the right length.
  package static func answer(
    _ status: Int, body: Data = Data(), fields: [String] = []
  ) -> ScriptedReply {
    ScriptedReply([.send(message(status, body: body, fields: fields))])
  }

  /// JSON with status 200.
  package static func json(_ text: String, fields: [String] = []) -> ScriptedReply {
    answer(200, body: Data(text.utf8), fields: ["Content-Type: application/json"] + fields)
  }

  /// A web page.
  package static func html(_ status: Int = 200, _ text: String) -> ScriptedReply {
    answer(status, body: Data(text.utf8), fields: ["Content-Type: text/html; charset=utf-8"])
  }

  /// Sends the client elsewhere.
  package static func redirect(_ status: Int = 302, to location: String) -> ScriptedReply {
    answer(status, fields: ["Location: \(location)"])
  }

  /// Tells the client to come again later.
  package static func busy(_ status: Int = 503, retryAfter: String) -> ScriptedReply {
    answer(status, fields: ["Retry-After: \(retryAfter)"])
  }

  /// A body with a tag, or 304 without it for a client that has it.
  package static func tagged(_ tag: String, body: Data) -> ScriptedReply {
    ScriptedReply { request in
      request["If-None-Match"] == tag
        ? [.send(Data("HTTP/1.1 304 Not Modified\r\nETag: \(tag)\r\n\r\n".utf8))]
        : [.send(message(200, body: body, fields: ["ETag: \(tag)"]))]
    }
  }

  /// Returns a whole message; the header lines come without their line ends.
  package static func message(
    _ status: Int, body: Data, fields: [String] = [], length: Int? = nil
  ) -> Data {
    head(status, fields: fields + ["Content-Length: \(length ?? body.count)"]) + body
  }

  /// Returns the head of a message, with the empty line behind it.
  package static func head(_ status: Int, fields: [String]) -> Data {
    Data("HTTP/1.1 \(status) Scripted\r\n\(fields.map { $0 + "\r\n" }.joined())\r\n".utf8)
  }
}

// MARK: - Faults

extension ScriptedReply {
  /// Bytes as they are, then the end of the connection.
  package static func raw(_ text: String) -> ScriptedReply {
    ScriptedReply([.send(Data(text.utf8)), .close])
  }

  /// A body with an announced length that isn't its own, then the end of the connection.
  package static func misannounced(_ text: String, length: Int) -> ScriptedReply {
    let message = message(200, body: Data(text.utf8), length: length)
    return ScriptedReply([.send(message), .close])
  }

  /// A body that a reset cuts off.
  package static func resetMidBody(_ text: String, length: Int) -> ScriptedReply {
    let message = message(200, body: Data(text.utf8), length: length)
    return ScriptedReply([.send(message), .reset])
  }

  /// Chunks without the last one.
  package static func halfChunked(_ text: String) -> ScriptedReply {
    let head = head(200, fields: ["Transfer-Encoding: chunked"])
    let size = String(text.utf8.count, radix: 16)
    return ScriptedReply([.send(head + Data("\(size)\r\n\(text)\r\n".utf8)), .close])
  }

  /// The whole body in chunks, with both line ends right.
  package static func chunked(_ parts: [String]) -> ScriptedReply {
    let chunks = (parts + [""]).map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" }
    let head = head(200, fields: ["Transfer-Encoding: chunked"])
    return ScriptedReply([.send(head + Data(chunks.joined().utf8))])
  }

  /// The body byte by byte, each when the gate lets it through.
  package static func dripping(_ text: String, through gate: Gate) -> ScriptedReply {
    let head = head(200, fields: ["Content-Length: \(text.utf8.count)"])
    return ScriptedReply([.send(head), .drip(Data(text.utf8), gate)])
  }

  /// A header with one line of so many bytes.
  package static func hugeHeader(_ count: Int) -> ScriptedReply {
    answer(200, fields: ["X-Huge: " + String(repeating: "h", count: count)])
  }

  /// What is no status line.
  package static let garbageStatusLine = raw("NONSENSE/9 banana\r\n\r\nhello")
  /// The end of the connection in place of an answer.
  package static let closeWithoutAnswer = ScriptedReply([.close])
  /// A reset in place of an answer.
  package static let reset = ScriptedReply([.reset])
  /// No answer at all, for as long as the client waits.
  package static let silence = ScriptedReply([.awaitClose])
}
