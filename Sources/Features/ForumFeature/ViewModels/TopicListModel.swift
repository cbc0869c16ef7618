import CommunityAPI
import Observation

/// A list of topics with marks of what is new in those that were read before.
@MainActor @Observable
package final class TopicListModel {
  package let list: ScreenList<TopicSummary>
  private let marks: TopicMarks

  /// Prepares to show topics.
  ///
  /// - Parameters:
  ///   - reading: Knows how far topics were read.
  ///   - load: Asks a repository for a page.
  package init(
    reading: any ReadingRepository, load: @escaping ScreenList<TopicSummary>.Load
  ) {
    let marks = TopicMarks(reading: reading)
    self.marks = marks
    list = ScreenList(keepsItemsOnEmptyRefresh: true) {
      request, policy async throws(ForumProblem) in
      let topics = try await load(request, policy)
      await marks.look(topics.value.map(\.id))
      return topics
    }
  }

  /// How many floors have come since a topic was last looked at; `nil` for one that never was.
  package func newReplies(of topic: TopicSummary) -> Int? {
    topic.newReplies(since: marks.marks[topic.id])
  }

  /// Looks for marks again, for a screen that comes back from a topic.
  ///
  /// - Complexity: One statement.
  package func refreshMarks() async { await marks.look(list.items.map(\.id)) }
}

/// The marks of the topics of a list.
@MainActor @Observable
final class TopicMarks {
  private(set) var marks: [Topic.ID: ReadingMark] = [:]
  @ObservationIgnored private let reading: any ReadingRepository

  init(reading: any ReadingRepository) { self.reading = reading }

  func look(_ topics: [Topic.ID]) async {
    // A list without marks is still right, so that a failure of this file is not the screen's.
    guard let found = try? await reading.marks(of: topics) else { return }
    marks.merge(found) { _, new in new }
  }
}
