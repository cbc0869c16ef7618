import CommunityAPI
import Observation

/// Follows how far a topic is read, and knows what of that is still to be kept.
@MainActor @Observable
final class ReadingTracker {
  /// The last floor that there was when the topic was last looked at; `nil` for the first time.
  private(set) var newSince: Int?
  /// The furthest floor that stood first on the screen, now or before.
  private(set) var lastReadFloor: Int?
  /// Changes with all that is to be kept.
  private(set) var changes = 0
  /// Why marks could not be read or kept.
  private(set) var problem: ForumProblem?

  @ObservationIgnored private let topic: Topic.ID
  @ObservationIgnored private let reading: any ReadingRepository
  @ObservationIgnored private var lastKnownFloor = 0
  @ObservationIgnored private var hasBegun = false
  /// Whether something was noted that isn't kept yet.
  @ObservationIgnored private var isDirty = false

  init(topic: Topic.ID, reading: any ReadingRepository) {
    self.topic = topic
    self.reading = reading
  }

  /// Finds out how far the topic was read before; once.
  func begin() async {
    guard !hasBegun else { return }
    do throws(ForumProblem) {
      let mark = try await reading.marks(of: [topic])[topic]
      guard !hasBegun else { return }
      newSince = mark?.lastKnownFloor
      lastReadFloor = mark?.lastReadFloor
      lastKnownFloor = mark?.lastKnownFloor ?? 0
      hasBegun = true
    } catch { note(error) }
  }

  /// Notes that a floor stood first on the screen while reading from the first up, of so many as
  /// are known.
  func read(_ floor: Int, of lastFloor: Int) {
    guard floor > lastReadFloor ?? -1 else { return }
    lastReadFloor = floor
    lastKnownFloor = max(lastFloor, lastKnownFloor)
    noteChange()
  }

  /// Notes that the topic was looked at and has so many floors.
  func know(_ floor: Int) {
    lastKnownFloor = max(floor, lastKnownFloor)
    noteChange()
  }

  private func noteChange() {
    isDirty = true
    changes += 1
  }

  /// Keeps what isn't kept yet.
  func save() async {
    guard isDirty else { return }
    isDirty = false
    let read = lastReadFloor ?? 0
    let mark = ReadingMark(lastReadFloor: read, lastKnownFloor: max(lastKnownFloor, read))
    // A task of its own, since a screen that goes cancels those that are its.
    let keeping = Task { [reading, topic] () async -> ForumProblem? in
      do throws(ForumProblem) { try await reading.save(mark, of: topic) } catch { return error }
      return nil
    }
    guard let problem = await keeping.value else { return }
    isDirty = true
    note(problem)
  }

  private func note(_ problem: ForumProblem) {
    if problem != .cancelled { self.problem = problem }
  }
}
