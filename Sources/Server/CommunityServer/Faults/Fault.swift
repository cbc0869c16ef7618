/// One way in which the site has been seen to fail.
package enum Fault: String, Sendable, CaseIterable {
  /// Status 500 with a page for people.
  case http500
  /// Status 401 with an envelope.
  case http401
  /// Status 200 with a page for people, as a gateway sends it.
  case html
  /// An envelope whose second code says that the session is over.
  case kbs7
  /// An envelope that says that the board may not be read.
  case code2
  /// JSON that breaks off, with bytes that are no text.
  case garbage
  /// Half of the answer, then the end of the connection.
  case half
  /// The answer after a while.
  case slow
  /// The connection is reset.
  case reset
  /// Lists of topics and articles are empty.
  case empty
  /// A null before the first element of every list.
  case nulls
  /// The page begins with the last item of the page before, as if a topic had been lifted.
  case shift
  /// Keys that may be absent are absent.
  case missing
  /// Numbers as text, flags as numbers.
  case wrongtype
  /// Lists as objects with numbers for keys.
  case objectfavs
}

/// When faults happen.
package struct FaultPlan: Sendable {
  /// The share of calls that fail by themselves, from 0 to 1.
  package var rate: Double
  /// Decides which calls those are, and how each fails.
  package var seed: UInt64
  /// How late a slow answer is.
  package var delay: Duration

  /// Plans faults; by default only those that a call asks for.
  package init(rate: Double = 0, seed: UInt64 = 1, delay: Duration = .seconds(3)) {
    self.rate = rate
    self.seed = seed
    self.delay = delay
  }
}
