package import Foundation

/// What a screen, or a part of one, is showing.
package enum ScreenPhase: Hashable, Sendable {
  /// Nothing yet; an answer is awaited.
  case loading
  /// What the server has just said.
  case loaded
  /// The server has just said that there is nothing.
  case empty
  /// What was kept from before; news may be on its way.
  case kept(since: Date)
  /// What was kept from before, as no answer came.
  case offline(since: Date, because: ForumProblem)
  /// Nothing, and why.
  case failed(ForumProblem)

  /// What a value of that freshness makes of a screen.
  init(_ freshness: Freshness) {
    self =
      switch freshness {
      case .current: .loaded
      case .kept(let since): .kept(since: since)
      case .offline(let since, let problem): .offline(since: since, because: problem)
      }
  }

  /// Whether there is something to show besides words about it.
  package var hasContent: Bool {
    switch self {
    case .loaded, .kept, .offline: true
    case .loading, .empty, .failed: false
    }
  }
}
