import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts on schedules, and views that follow them.
@MainActor struct TimelineTests {
  private func seconds<S: TimelineSchedule>(
    _ schedule: S, from start: Double, count: Int, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSince1970: start), mode: mode).prefix(count)
      .map(\.timeIntervalSince1970)
  }

  private let start = Date(timeIntervalSince1970: 0)

  @Test func periodsBeginBeforeTheStart() {
    #expect(seconds(.periodic(from: start, by: 5), from: 12, count: 3) == [10, 15, 20])
    #expect(seconds(.periodic(from: start, by: 5), from: 15, count: 2) == [15, 20])
    #expect(seconds(.periodic(from: start, by: 10), from: 25, count: 2) == [20, 30])
  }

  @Test func minutesAreFullOnes() {
    let entries = seconds(.everyMinute, from: 1_000_000_007.25, count: 3)

    #expect(entries[0].truncatingRemainder(dividingBy: 60) == 0)
    #expect(abs(entries[0] - 1_000_000_007.25) < 60)
    #expect(entries[1] - entries[0] == 60)
    #expect(entries[2] - entries[1] == 60)
  }

  @Test func givenTimesAreTakenAsTheyAre() {
    let dates = [100.0, 200, 300].map { Date(timeIntervalSince1970: $0) }

    #expect(seconds(.explicit(dates), from: 0, count: 5) == [100, 200, 300])
  }

  @Test func animationStopsWhereNothingMoves() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)

    #expect(seconds(schedule, from: 0, count: 3) == [0, 1.5, 3])
    #expect(seconds(schedule, from: 0, count: 3, mode: .lowFrequency) == [])
    #expect(
      seconds(AnimationTimelineSchedule(minimumInterval: 1.5, paused: true), from: 0, count: 3)
        == [])
  }

  @Test func viewIsEvaluatedAtTheTimesOfItsSchedule() async {
    let clock = WallClock()
    let host = Host(100, 100, wall: clock, Ticking())
    #expect(host.renderer.screen.texts == ["0"])

    await clock.pass()
    await host.arrival()
    #expect(host.renderer.screen.texts == ["10"])
    await clock.pass()
    await host.arrival()

    #expect(host.renderer.screen.texts == ["20"])
    host.close()
  }

  private struct Ticking: View {
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 10)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince1970))")
      }
    }
  }
}
