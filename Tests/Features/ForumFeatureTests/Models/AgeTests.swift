import ForumFeature
import Foundation
import Testing

struct AgeTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private static let ages: [(Int, Age)] = [
    (-90, .moments), (0, .moments), (59, .moments), (60, .minutes(1)), (3599, .minutes(59)),
    (3600, .hours(1)), (172_799, .hours(47)), (172_800, .days(2)), (34_560_000, .days(400)),
  ]

  @Test(arguments: ages)
  func oneUnitIsChosen(seconds: Int, age: Age) {
    #expect(Age(since: now.addingTimeInterval(-TimeInterval(seconds)), now: now) == age)
  }
}
