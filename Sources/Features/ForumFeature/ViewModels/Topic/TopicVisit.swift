import CommunityAPI
import Foundation

/// Tells the history once that a topic was opened.
@MainActor
final class TopicVisit {
  private let history: any HistoryRepository
  private let now: @Sendable () -> Date
  private var isKept = false

  init(history: any HistoryRepository, now: @escaping @Sendable () -> Date) {
    self.history = history
    self.now = now
  }

  /// Records the visit, unless that was done.
  func record(_ head: TopicHead) async throws(ForumProblem) {
    guard !isKept else { return }
    isKept = true
    do throws(ForumProblem) {
      try await history.record(
        Visit(
          topicID: head.id, title: head.title, boardTitle: head.board?.title ?? "",
          authorName: head.starter?.name ?? "", date: now()))
    } catch {
      isKept = false
      throw error
    }
  }
}
