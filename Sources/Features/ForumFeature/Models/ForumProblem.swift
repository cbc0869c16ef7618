/// Why a screen of the forum has nothing new to show, by what a person can do about it.
///
/// The words for it are the views'; texts in here are the server's own, or details for a log.
package enum ForumProblem: Error, Hashable, Sendable {
  /// No server was reached.
  case offline
  /// The server was reached but took too long.
  case timeout
  /// The server said no and told people why.
  case refused(message: String)
  /// The one who asks may not see this.
  case noPermission(message: String)
  /// Nobody is logged in, or no longer.
  case sessionExpired(message: String)
  /// What was asked for was deleted or never was.
  case gone(message: String)
  /// The server is in trouble itself: an error status without words of its own.
  case serverBroken(status: Int)
  /// An answer came, but whole or in part not one of a forum: a web page, half a body, other data.
  case notUnderstood(detail: String)
  /// The connection can't be trusted.
  case insecure(detail: String)
  /// This device could not keep or find something in its own files.
  case storage(detail: String)
  /// Nothing is kept here, and the server was not to be asked.
  case notKept
  /// The program asked in a way that can't be sent.
  case unusableRequest(detail: String)
  /// Whoever asked no longer wants to know; no screen shows this.
  case cancelled
}

extension ForumProblem {
  /// Whether asking again in the same way may bring what was asked for.
  package var canRetry: Bool {
    switch self {
    case .offline, .timeout, .serverBroken, .notUnderstood, .insecure, .storage, .notKept,
      .refused, .cancelled:
      true
    case .noPermission, .sessionExpired, .gone, .unusableRequest: false
    }
  }

  /// Whether logging in may help.
  package var canLogIn: Bool {
    switch self {
    case .noPermission, .sessionExpired: true
    default: false
    }
  }

  /// Whether what was kept from before is still worth showing in place of an answer.
  ///
  /// It is when no proper answer came, and when a topic was deleted: whoever has read it keeps it.
  package var leavesKeptValue: Bool {
    switch self {
    case .offline, .timeout, .serverBroken, .notUnderstood, .insecure, .gone: true
    case .refused, .noPermission, .sessionExpired, .storage, .notKept, .unusableRequest, .cancelled:
      false
    }
  }
}
