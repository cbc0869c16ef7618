import Architecture
import CommunityAPI
package import Networking
package import Persistence

/// The one place where errors of the network and of the community become problems of a screen.
extension ForumProblem {
  /// Says what a failed call means for a screen.
  ///
  /// - Parameters:
  ///   - error: Why the call gave nothing.
  ///   - concernsTopic: Whether the call asked for one topic, so that "missing" means it is gone.
  package init(_ error: NetworkError, concernsTopic: Bool = false) {
    switch CommunityError(error, concernsTopic: concernsTopic) {
    case .sessionExpired(let message): self = .sessionExpired(message: message)
    case .noPermission(let message): self = .noPermission(message: message)
    case .topicGone(let message): self = .gone(message: message)
    case .refused(_, _, let message): self = .refused(message: message)
    case .network(.http(status: 404, _)) where concernsTopic,
      .network(.http(status: 410, _)) where concernsTopic:
      self = .gone(message: "")
    case .network(let error): self.init(transport: error)
    }
  }

  /// Says what a failure of this device's own files means for a screen.
  package init(_ error: SQLiteError) {
    self = error == .interrupted ? .cancelled : .storage(detail: "\(error)")
  }

  /// Says what any error of a repository's sources means for a screen.
  init(any error: any Error, concernsTopic: Bool = false) {
    switch error {
    case let problem as ForumProblem: self = problem
    case let error as NetworkError: self.init(error, concernsTopic: concernsTopic)
    case let error as SQLiteError: self.init(error)
    case is CancellationError: self = .cancelled
    case CacheError.notCached: self = .notKept
    default: self = .notUnderstood(detail: "\(error)")
    }
  }

  private init(transport error: NetworkError) {
    switch error {
    case .offline: self = .offline
    case .timeout: self = .timeout
    case .cancelled: self = .cancelled
    case .http(let status, _): self = .serverBroken(status: status)
    case .envelope(let refusal): self = .refused(message: refusal.message)
    case .decoding(let failure): self = .notUnderstood(detail: failure.detail)
    case .invalidRequest(let reason): self = .unusableRequest(detail: reason)
    case .tooLarge(let limit): self = .notUnderstood(detail: "more than \(limit) bytes")
    case .tooManyRedirects(let limit): self = .notUnderstood(detail: "over \(limit) redirects")
    case .truncated(let received, let expected):
      let whole = expected.map(String.init) ?? "an unknown number of"
      self = .notUnderstood(detail: "\(received) of \(whole) bytes")
    case .malformedReply(let reason): self = .notUnderstood(detail: reason)
    case .insecure(let reason): self = .insecure(detail: reason)
    }
  }
}

extension DecodingFailure {
  /// The place and what is wrong there, for a log.
  fileprivate var detail: String {
    let place = path.isEmpty ? reason : "\(path): \(reason)"
    return isHTML ? "a web page (\(place))" : place
  }
}
