import CommunitySeed
import Foundation
import Testing

struct DeterminismTests {
  private let plan = SampleCommunity.smallPlan

  @Test func equalPlansMakeEqualRecords() {
    let (one, other) = (SampleCommunity(of: plan), SampleCommunity(of: plan))

    #expect(one.accounts == other.accounts)
    #expect(one.boards == other.boards)
    #expect(one.channels == other.channels)
    #expect(one.topics == other.topics)
    #expect(one.articles == other.articles)
  }

  /// Another process hashes with another seed, which would show where an order depends on it.
  @Test func anotherProcessMakesTheSame() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let community = SampleCommunity(of: SampleCommunity.smallPlan)
      FileHandle.standardOutput.write(
        Data("\(community.textDigest) \(community.timeDigest)".utf8))
    }

    let community = SampleCommunity(of: plan)
    let printed = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(printed.contains("\(community.textDigest) \(community.timeDigest)"))
  }

  @Test func anotherMomentLeavesNamesAndTexts() {
    var later = plan
    later.now = plan.now.addingTimeInterval(123_456_789)
    let (one, other) = (SampleCommunity(of: plan), SampleCommunity(of: later))

    #expect(one.textDigest == other.textDigest)
    #expect(one.timeDigest != other.timeDigest)
  }

  @Test func anotherSeedMakesOthers() {
    var other = plan
    other.seed = 6

    #expect(SampleCommunity(of: plan).textDigest != SampleCommunity(of: other).textDigest)
  }

  @Test func picturesAreTheSameEachTime() {
    var plan = plan
    plan.pictures = 16
    let (one, other) = (SampleCommunity(of: plan), SampleCommunity(of: plan))

    #expect(!one.pictures.isEmpty)
    #expect(one.pictures == other.pictures)
  }
}
