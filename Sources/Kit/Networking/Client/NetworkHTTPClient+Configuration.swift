public import Foundation

extension NetworkHTTPClient {
  /// How a client behaves.
  public struct Configuration: Sendable {
    /// The address below which paths are looked up.
    public var baseURL: URL
    /// The header fields of every request to the client's own server.
    ///
    /// Those that could tell who asks do not go to other servers.
    public var headers: HeaderFields = ["Accept": "application/json, text/plain, */*"]
    /// The cookies.
    public var cookies = CookieStore()
    /// How long is waited.
    public var timeouts = Timeouts()
    /// When and how soon calls are made again.
    public var retry = RetryPolicy()
    /// How many redirects are followed.
    public var redirectLimit = 10
    /// The most bytes that the body of an answer may have.
    public var responseLimit = 33_554_432
    /// Where answers are kept that the server has put its mark on; `nil` keeps none.
    public var cache: (any ResponseCache)?
    /// Where lines are written.
    public var log = NetworkLog.silent
    /// What lines don't say.
    public var redaction = Redaction()

    /// What time-outs and waits are measured with.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Gives random numbers in `0..<1` that spread repetitions in time.
    public var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }
    /// Gives the time of day, by which cookies end.
    public var now: @Sendable () -> Date = { Date() }

    /// Makes settings for a server, with the usual values for the rest.
    public init(baseURL: URL) { self.baseURL = baseURL }
  }

  /// How long a client waits.
  public struct Timeouts: Sendable, Hashable {
    /// The longest time in which nothing comes or goes.
    ///
    /// It counts while connecting, while waiting for the answer, and between the parts of a body,
    /// but not while a call waits for others to the same server; each attempt has its own.
    public var silence: Duration
    /// The longest time that a call takes with all its redirects, repetitions and waits.
    public var whole: Duration

    /// Makes limits.
    public init(silence: Duration = .seconds(20), whole: Duration = .seconds(90)) {
      self.silence = silence
      self.whole = whole
    }
  }
}
