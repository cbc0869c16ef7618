import Foundation
import Testing

@testable import CommunitySeed

struct OutlineTests {
  private let plan = SeedPlan(now: Date(timeIntervalSince1970: 1_760_000_000))

  private var outlines: [TopicOutline] {
    Outliner(plan: plan, boards: SectionPlan.all.flatMap(\.boards)).outlines()
  }

  @Test func planWithoutWishesIsLarge() {
    #expect(plan.topics == 5_000 && plan.articles == 100_000 && plan.accounts == 3_000)
    #expect((200...300).contains(plan.pictures) && plan.includesHugePictures)
  }

  @Test func smallPlansWantFewPictures() {
    let small = SeedPlan(topics: 300, now: plan.now)

    #expect(small.pictures <= 24 && !small.includesHugePictures)
  }

  @Test func fullCommunityHasItsSizes() {
    let sizes = outlines.map(\.size)

    #expect(sizes.count == 5_000)
    #expect(sizes.reduce(0, +) == 100_000)
    #expect(sizes.max() ?? 0 > 1_200)
    let sorted = sizes.sorted()
    #expect(sorted[2_500] < sorted[4_500] / 4, "half of all topics are short beside the longest")
    #expect(sizes.filter { $0 == 1 }.count > 200)
  }

  @Test func oddTopicsOccur() {
    let outlines = outlines

    #expect(outlines.contains { $0.isCollection })
    #expect(outlines.contains { $0.hasLostStart })
    #expect(outlines.map(\.index) == Array(0..<5_000))
    #expect(outlines.allSatisfy { $0.lastAge <= $0.firstAge && $0.firstAge < Age.oldestAccount })
  }

  @Test func longTopicIsADiary() throws {
    let longest = try #require(outlines.max { $0.size < $1.size })
    let sheet = try #require(SheetLibrary.sheets[.running])

    #expect(sheet.scenes[longest.title.scene].kind == .diary)
  }

  @Test(arguments: [(1, 1), (1, 50), (40, 40), (300, 6_000), (5_000, 100_000)])
  func sizesAreSharedWithoutRest(count: Int, total: Int) {
    var dice = Dice(seed: 2, .topic)
    let sizes = TopicSizes.sizes(count: count, total: total, using: &dice)

    #expect(sizes.count == count)
    #expect(sizes.reduce(0, +) == total)
    #expect(sizes.allSatisfy { $0 >= 1 })
    #expect(sizes[0] == sizes.max())
  }
}
