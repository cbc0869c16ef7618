import ForumFeature
import Foundation
import Testing

struct RelativeTimeTests {
  private let calendar: Calendar
  private let now: Date

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    self.calendar = calendar
    now = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 3, day: 1, hour: 0, minute: 30)))
  }

  private func time(_ secondsAgo: TimeInterval) -> RelativeTime {
    RelativeTime(now.addingTimeInterval(-secondsAgo), now: now, calendar: calendar)
  }

  @Test(
    arguments: [
      (0, .justNow), (59.9, .justNow), (-59, .justNow), (60, .minutes(1)), (119, .minutes(1)),
      (3599, .minutes(59)),
    ] as [(TimeInterval, RelativeTime)])
  func theLastHourIsCountedInMinutesAlsoAcrossMidnight(ago: TimeInterval, is expected: RelativeTime)
  {
    #expect(time(ago) == expected)
  }

  @Test func anHourAgoYesterdayNamesTheDayAndTheTime() {
    #expect(time(3600) == .yesterday(.init(hour: 23, minute: 30)))
  }

  @Test func yesterdayOfALeapYearsMarchIsTheLastOfFebruary() {
    #expect(time(24 * 3600) == .yesterday(.init(hour: 0, minute: 30)))
    #expect(time(25 * 3600) == .thisYear(.init(month: 2, day: 28), .init(hour: 23, minute: 30)))
  }

  @Test func earlierTodayShowsTheTimeAlone() {
    let evening = now.addingTimeInterval(20 * 3600)

    #expect(
      RelativeTime(now, now: evening, calendar: calendar) == .today(.init(hour: 0, minute: 30)))
  }

  @Test func anotherYearShowsItsNumber() {
    #expect(time(61 * 86_400) == .years(year: 2023, .init(month: 12, day: 31)))
  }

  @Test func theReadersTimeZoneDecidesTheDay() throws {
    var elsewhere = calendar
    elsewhere.timeZone = try #require(TimeZone(identifier: "UTC"))

    let time = RelativeTime(now.addingTimeInterval(-3600), now: now, calendar: elsewhere)

    #expect(time == .today(.init(hour: 15, minute: 30)))
  }

  @Test func aClockThatIsAheadIsNoReasonToCountMinutesBackwards() {
    #expect(time(-3600) == .today(.init(hour: 1, minute: 30)))
  }
}
