import Foundation

/// Writes down what happens to one call.
struct CallLog: Sendable {
  private let log: NetworkLog
  private let redaction: Redaction
  private let number: Int

  init(_ configuration: NetworkHTTPClient.Configuration, number: Int) {
    log = configuration.log
    redaction = configuration.redaction
    self.number = number
  }

  func sends(_ request: OutgoingRequest, _ body: HTTPCall.Body) {
    let content = request.body == nil ? "no body" : redaction.describe(body)
    write(
      "\(request.method) \(redaction.describe(request.url)), \(content)\(fields(request.headers))")
  }

  func received(_ reply: HTTPReply, _ duration: Duration) {
    write("\(reply.status), \(reply.body.count) bytes, \(text(duration))\(fields(reply.headers))")
  }

  func repeats(after outcome: Result<HTTPReply, NetworkError>, _ delay: Duration) {
    switch outcome {
    case .success(let reply): write("again in \(text(delay)) after status \(reply.status)")
    case .failure(let error): write("again in \(text(delay)) after \(error.logLine)")
    }
  }

  func failed(_ error: NetworkError) { write("failed: \(error.logLine)") }

  private func fields(_ headers: HeaderFields) -> String {
    headers.fields.map { "; " + redaction.describe(header: $0.name, $0.value) }.joined()
  }

  private func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = "\(attoseconds / 1_000_000_000_000_000)"
    return "\(seconds).\(String(repeating: "0", count: max(0, 3 - fraction.count)))\(fraction)s"
  }

  private func write(_ line: String) {
    // A server's words must not be able to begin a line of their own.
    let oneLine = String(
      String.UnicodeScalarView(line.unicodeScalars.map { $0.isControl ? " " : $0 }))
    log.write("#\(number) \(oneLine)")
  }
}

extension NetworkError {
  /// The kind of failure, without anything that a server wrote.
  fileprivate var logLine: String {
    switch self {
    case .offline(let reason): "offline (\(reason))"
    case .timeout: "time-out"
    case .cancelled: "cancelled"
    case .http(let status, _): "status \(status)"
    case .envelope(let refusal): "refused with code \(refusal.code)"
    case .decoding(let failure): "not readable at '\(failure.path)'"
    case .invalidRequest(let reason): "can't be sent: \(reason)"
    case .tooLarge(let limit): "more than \(limit) bytes"
    case .tooManyRedirects(let limit): "more than \(limit) redirects"
    case .truncated(let received, let expected):
      "ended after \(received) of \(expected.map { "\($0)" } ?? "an unknown number of") bytes"
    case .malformedReply(let reason): "not HTTP: \(reason)"
    case .insecure(let reason): "not safe: \(reason)"
    }
  }
}
