import Foundation

/// When and how soon a call that may be repeated is made again.
public struct RetryPolicy: Sendable, Hashable {
  /// How often a call is made again at the most; 0 makes every call once.
  public var maximumRetries: Int
  /// The wait before the first repetition; each further one waits twice as long.
  public var firstDelay: Duration
  /// The longest wait that the doubling leads to.
  public var longestDelay: Duration
  /// The longest wait that a server may ask for; one that asks for more is not asked again.
  public var longestRetryAfter: Duration
  /// The statuses that may pass by themselves.
  public var statuses: Set<Int>

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - maximumRetries: How often a call is made again at the most.
  ///   - firstDelay: The wait before the first repetition.
  ///   - longestDelay: The longest wait that the doubling leads to.
  ///   - longestRetryAfter: The longest wait that a server may ask for.
  ///   - statuses: The statuses that may pass by themselves.
  public init(
    maximumRetries: Int = 2, firstDelay: Duration = .milliseconds(300),
    longestDelay: Duration = .seconds(5), longestRetryAfter: Duration = .seconds(30),
    statuses: Set<Int> = [408, 429, 500, 502, 503, 504]
  ) {
    self.maximumRetries = maximumRetries
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.longestRetryAfter = longestRetryAfter
    self.statuses = statuses
  }

  /// Makes every call once.
  public static let never = RetryPolicy(maximumRetries: 0)
}

extension RetryPolicy {
  /// Decides on the next attempt.
  ///
  /// - Parameters:
  ///   - outcome: What the last attempt gave.
  ///   - retries: How many repetitions there were before.
  ///   - jitter: A random number in `0..<1`, which shortens the wait by up to a half so that many
  ///     clients do not come back at the same moment.
  ///   - now: The time, for a server that names a date.
  /// - Returns: How long to wait before it; `nil` when there is to be none.
  func delay(
    after outcome: Result<HTTPReply, NetworkError>, retries: Int, jitter: Double, now: Date
  ) -> Duration? {
    guard retries < maximumRetries, isPassing(outcome) else { return nil }
    if case .success(let reply) = outcome,
      let wanted = reply.headers["Retry-After"].flatMap({ RetryAfter.parse($0, now: now) })
    {
      return wanted <= longestRetryAfter ? wanted : nil
    }
    let doubled = firstDelay * (1 << min(retries, 20))
    return min(doubled, longestDelay) * (1 - jitter / 2)
  }

  private func isPassing(_ outcome: Result<HTTPReply, NetworkError>) -> Bool {
    switch outcome {
    case .success(let reply): statuses.contains(reply.status)
    case .failure(.offline(.connectionLost)), .failure(.timeout), .failure(.truncated),
      .failure(.malformedReply):
      true
    case .failure: false
    }
  }
}

/// The header field with which a server asks for patience (RFC 9110 §10.2.3).
enum RetryAfter {
  /// Reads seconds or a date; a date in the past is no wait, and `nil` means neither.
  static func parse(_ text: String, now: Date) -> Duration? {
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(Int64(text.prefix(10)) ?? .max)
    }
    guard let date = HTTPDate.parse(text) else { return nil }
    return .milliseconds(Int64(max(0, date.timeIntervalSince(now)) * 1000))
  }
}
