import CommunitySeed
import Foundation
import ServerStorage
import Synchronization
import TestSupport
import Testing

struct CommunityStoreSeedTests {
  @Test func storedCommunityIsWholeAndReadable() async throws {
    let plan = SeedPlan(seed: 4, topics: 120, pictures: 16, now: SampleCommunity.now)
    let folder = try TemporaryDirectory()
    let store = try await CommunityStore(
      at: folder.file("community.sqlite"), access: .readWrite, clock: { SampleCommunity.now })
    try await store.migrate()
    let heard = Mutex<[SeedProgress]>([])

    try await store.add(plan) { progress in heard.withLock { $0.append(progress) } }

    #expect(try await store.check().isEmpty)
    let summary = try await store.summary()
    #expect(summary.topics == 120 && summary.articles == 2_400 && summary.boards == 60)
    #expect(summary.accounts == plan.accounts && summary.sections == 11)
    #expect(summary.pictures > 16 && summary.attachments > 0 && summary.likes > 0)
    let found = try await store.searchArticles("楼主", start: 0, count: 20)
    #expect(!found.items.isEmpty)
    let steps = heard.withLock { $0 }
    #expect(Set(steps.map(\.phase)) == Set(SeedProgress.Phase.allCases))
    #expect(steps.allSatisfy { (0...1).contains($0.fraction) })
    #expect(steps.last == SeedProgress(phase: .topics, fraction: 1))
  }

  @Test func secondCommunityInTheSameStoreIsRefusedWhole() async throws {
    let folder = try TemporaryDirectory()
    let store = try await CommunityStore(at: folder.file("c.sqlite"), access: .readWrite)
    try await store.migrate()
    try await store.add(SampleCommunity.smallPlan)
    let before = try await store.summary()

    await #expect(throws: StorageError.self) {
      var other = SampleCommunity.smallPlan
      other.seed += 1
      try await store.add(other)
    }

    #expect(try await store.summary() == before)
  }
}
