import Foundation
import SwiftUICore
import Testing

/// The measured facts on schedules.
struct ScheduleFactTests {
  private let start = Date(timeIntervalSince1970: 0)

  private func seconds<S: TimelineSchedule>(
    _ schedule: S, from start: Double, count: Int, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSince1970: start), mode: mode).prefix(count)
      .map(\.timeIntervalSince1970)
  }

  @Test(.measured("schedule/periodic")) func periodsBeginBeforeTheStart() {
    expectMeasured(
      "by 5 from 12", seconds(.periodic(from: start, by: 5), from: 12, count: 3))
    expectMeasured(
      "by 5 from 15", seconds(.periodic(from: start, by: 5), from: 15, count: 2))
    expectMeasured(
      "by 10 from 25", seconds(.periodic(from: start, by: 10), from: 25, count: 2))
  }

  @Test(.measured("schedule/minutes")) func minutesAreFullOnes() {
    let beginning = 1_000_000_007.25
    let entries = seconds(.everyMinute, from: beginning, count: 3)

    let isFull = entries[0].truncatingRemainder(dividingBy: 60) == 0
    let isNear = abs(entries[0] - beginning) < 60
    expectMeasured(
      "beginning",
      (isFull ? "on a full minute" : "at \(entries[0])")
        + (isNear ? ", less than a minute away" : ", far away"))
    expectMeasured("steps", [entries[1] - entries[0], entries[2] - entries[1]])
  }

  @Test(.measured("schedule/explicit")) func givenTimesAreTakenAsTheyAre() {
    let dates = [100.0, 200, 300].map { Date(timeIntervalSince1970: $0) }

    expectMeasured("from 0", seconds(.explicit(dates), from: 0, count: 5))
  }

  @Test(.measured("schedule/animation")) func animationStopsWhereNothingMoves() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    let paused = AnimationTimelineSchedule(minimumInterval: 1.5, paused: true)
    func text(_ times: [Double]) -> String { times.isEmpty ? "none" : "\(times)" }

    expectMeasured("every 1.5", seconds(schedule, from: 0, count: 3))
    expectMeasured(
      "low frequency", text(seconds(schedule, from: 0, count: 3, mode: .lowFrequency)))
    expectMeasured("paused", text(seconds(paused, from: 0, count: 3)))
  }
}
