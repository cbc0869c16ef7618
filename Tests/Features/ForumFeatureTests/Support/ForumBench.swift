import CommunityAPI
import ForumFeature
import Foundation
import Networking
import Persistence
import Synchronization
import TestSupport

/// A community with a real cache file and a clock that stands still.
final class ForumBench: Sendable {
  let folder: TemporaryDirectory
  let cache: ForumCache
  let time: TestTime
  let problems = Mutex<[ForumProblem]>([])

  init() async throws {
    folder = try TemporaryDirectory()
    cache = try await ForumCache.open(at: folder.file("forum.sqlite"))
    time = TestTime()
  }

  /// What the client answers, seen as a member.
  func community(
    _ client: any HTTPClient, server: String = "http://forum.example", account: String? = nil
  ) throws -> Community {
    guard let base = URL(string: server) else { throw URLError(.badURL) }
    return Community(
      client: client, addresses: PictureAddresses(base: base, fileHost: base), account: account,
      cache: cache, now: { [time] in time.now },
      report: { [weak self] problem in self?.problems.withLock { $0.append(problem) } })
  }

  /// Does some work and returns how many statements it took.
  func statements(_ work: () async throws -> Void) async rethrows -> Int {
    let before = cache.statistics.statements
    try await work()
    return cache.statistics.statements - before
  }
}

/// A time of day that a test moves.
final class TestTime: Sendable {
  private let current = Mutex(Date(timeIntervalSince1970: 1_700_000_000))

  var now: Date { current.withLock(\.self) }

  func advance(_ seconds: TimeInterval) { current.withLock { $0 += seconds } }
}
