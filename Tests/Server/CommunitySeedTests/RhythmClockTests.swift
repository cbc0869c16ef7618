import Foundation
import Testing

@testable import CommunitySeed

struct RhythmClockTests {
  private static let moments = [0, 1_700_000_000, 1_760_000_000, 1_760_040_000, 1_759_953_599]

  @Test(arguments: moments)
  func greaterAgesAreNeverLater(moment: Int) {
    let clock = RhythmClock(now: Date(timeIntervalSince1970: Double(moment)))
    var last = clock.date(age: 0)

    #expect(last == Date(timeIntervalSince1970: Double(moment)))
    for step in 1..<4_000 {
      let date = clock.date(age: Double(step * step) * 7)
      #expect(date <= last)
      last = date
    }
  }

  @Test(arguments: moments)
  func recentAgesAreTheClocksOwn(moment: Int) {
    let clock = RhythmClock(now: Date(timeIntervalSince1970: Double(moment)))

    for age in [1.0, 30, 599] {
      #expect(clock.date(age: age).timeIntervalSince1970 == Double(moment) - age)
    }
  }

  @Test func ageOfDaysIsAboutAsManyDays() {
    let clock = RhythmClock(now: Date(timeIntervalSince1970: 1_760_000_000))

    for days in [1.0, 30, 3_000] {
      let passed = 1_760_000_000 - clock.date(age: days * 86_400).timeIntervalSince1970
      #expect(abs(passed - days * 86_400) < 86_400)
    }
  }

  @Test(arguments: [
    (0, "Thu Jan  1 08:00:00 1970"), (1_704_420_000, "Fri Jan  5 10:00:00 2024"),
    (1_709_136_000, "Thu Feb 29 00:00:00 2024"), (951_840_000, "Wed Mar  1 00:00:00 2000"),
    (1_234_567_890, "Sat Feb 14 07:31:30 2009"),
  ])
  func datesAreWrittenAsTheBoardDoes(seconds: Int, text: String) {
    #expect(BoardDate.text(secondsSince1970: seconds) == text)
  }
}
