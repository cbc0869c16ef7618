import CPeers
import CommunitySeed
import Foundation
import ServerStorage
import TestSupport

/// Asks how long a community of full size takes, from nothing to a file that can be searched, beside
/// a bare loop that copies the same rows into plain tables.
enum SeedBenchmark {
  static func rows() async throws -> [BenchmarkRow] {
    let now = Date(timeIntervalSince1970: 1_760_000_000)
    var rows: [BenchmarkRow] = []
    for (name, plan) in [
      ("300 topics", SeedPlan(topics: 300, now: now)),
      ("5,000 topics without pictures", SeedPlan(pictures: 0, now: now)),
      ("5,000 topics", SeedPlan(now: now)),
    ] {
      rows.append(try await row(name, plan))
    }
    return rows
  }

  private static func row(_ name: String, _ plan: SeedPlan) async throws -> BenchmarkRow {
    let folder = try TemporaryDirectory()
    let file = folder.file("community.sqlite")
    let store = try await CommunityStore(at: file, access: .readWrite, clock: { plan.now })
    try await store.migrate()
    let before = Benchmarks.processorTime
    let ours = try await ContinuousClock().measure { try await store.add(plan) }
    let work = Benchmarks.processorTime - before
    await store.close()
    var count: Int64 = 0
    let peer = ContinuousClock().measure {
      count = peer_sqlite_copy(file.path, folder.file("peer.sqlite").path)
    }
    precondition(count > 0, "the peer copied nothing")
    let perSecond = Int(Double(count) / (ours / .seconds(1)))
    Benchmarks.say("  \(name): \(count) rows in \(ours), \(perSecond) rows/s, \(work) of work")
    return BenchmarkRow(name: name, ours: ours, peer: peer)
  }
}
