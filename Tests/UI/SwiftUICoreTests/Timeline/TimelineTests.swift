import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Views that follow schedules.
@MainActor struct TimelineTests {
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
