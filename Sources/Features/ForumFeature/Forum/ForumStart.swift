package import Foundation
import Observation

/// Opens a forum when the program starts, and keeps addresses that are to be shown until then.
@MainActor @Observable
package final class ForumStart {
  /// How far the start has come.
  package enum Phase {
    case opening
    case open(Forum, ForumNavigator)
    case failed(ForumProblem)
  }

  package private(set) var phase = Phase.opening
  @ObservationIgnored private let make: @MainActor () async throws(ForumProblem) -> Forum
  @ObservationIgnored private var waiting: URL?

  /// Prepares to open a forum.
  ///
  /// - Parameter make: Opens it; called once more after each failure that a person has seen.
  package init(make: @escaping @MainActor () async throws(ForumProblem) -> Forum) {
    self.make = make
  }

  /// Opens the forum, unless that was done.
  package func open() async {
    if case .open = phase { return }
    phase = .opening
    do throws(ForumProblem) {
      let forum = try await make()
      let navigator = ForumNavigator(forum)
      phase = .open(forum, navigator)
      if let waiting { navigator.open(waiting) }
      waiting = nil
    } catch {
      if error != .cancelled { phase = .failed(error) }
    }
  }

  /// Shows what an address means, as soon as there is a forum to show it.
  package func open(_ url: URL) {
    if case .open(_, let navigator) = phase { navigator.open(url) } else { waiting = url }
  }
}
