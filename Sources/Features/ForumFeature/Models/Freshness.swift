package import Foundation

/// How new a value on a screen is.
package enum Freshness: Hashable, Sendable {
  /// The server has just said so.
  case current
  /// It was kept from before, and the server wasn't asked.
  case kept(since: Date)
  /// It was kept from before, as the server gave no answer.
  case offline(since: Date, because: ForumProblem)

  /// The less certain of two, for a screen that shows both.
  package func worse(than other: Freshness) -> Freshness { rank >= other.rank ? self : other }

  /// Whether the server was asked in vain.
  package var isOffline: Bool { rank == 2 }

  private var rank: Int {
    switch self {
    case .current: 0
    case .kept: 1
    case .offline: 2
    }
  }
}

/// A value for a screen, how new it is, and how much of it is missing.
package struct Shown<Value> {
  package let value: Value
  package let freshness: Freshness
  /// How many parts of the answer could not be read and were left out.
  package let lossCount: Int

  package init(_ value: Value, freshness: Freshness = .current, lossCount: Int = 0) {
    self.value = value
    self.freshness = freshness
    self.lossCount = lossCount
  }

  package func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Shown<Other> {
    Shown<Other>(try transform(value), freshness: freshness, lossCount: lossCount)
  }
}

extension Shown: Sendable where Value: Sendable {}
extension Shown: Equatable where Value: Equatable {}
