import CommunitySeed
import Foundation

/// The invented community of `serve --demo`.
struct DemoCommunity {
  static let topics = 5_000

  let database: DatabaseFile

  /// Makes the community when there is none, or, among the user's data, an old one.
  ///
  /// A database that the user has named is never replaced.
  func makeIfDue(now: Date) async throws {
    if database.exists, !(isOurs && isOld(now)) { return }
    try database.makeFolder()
    let second = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded())
    try await CommunityFile(plan: SeedPlan(topics: Self.topics, now: second))
      .make(at: database, progress: SeedMeter())
  }

  private var isOurs: Bool { database.url == DatabaseFile.demo.url }

  /// Whether what is hot in the community has cooled down.
  private func isOld(_ now: Date) -> Bool {
    guard let made = database.modificationTime else { return false }
    return now.timeIntervalSince(made) > 24 * 60 * 60
  }
}
