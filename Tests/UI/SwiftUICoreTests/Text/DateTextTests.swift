import Foundation
import Observation
import SwiftUICore
import Synchronization
import Testing

@MainActor struct DateTextTests {
  private let clock = StoppedClock()

  private func host(_ text: Text, _ language: String = "en_US") -> Host {
    Host(
      400, 100,
      text.environment(\.textClock, clock).environment(\.locale, Locale(identifier: language))
        .environment(\.timeZone, .gmt))
  }

  private func text(_ text: Text, _ language: String = "en_US") -> String? {
    let host = host(text, language)
    defer { host.close() }
    return host.text?.string
  }

  @Test func datesAndTimesFollowTheLocale() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)

    #expect(text(Text(date, style: .date)) == "November 14, 2023")
    #expect(text(Text(date, style: .date), "zh_CN") == "2023年11月14日")
    #expect(text(Text(date, style: .time)) == "10:13\u{202F}PM")
  }

  @Test(
    arguments: [
      (0.0, "0 seconds"), (-5, "5 seconds"), (65, "1 minute, 5 seconds"), (-7200, "2 hours"),
      (-8580, "2 hours, 23 minutes"), (262_800, "3 days, 1 hour"),
    ] as [(Double, String)])
  func relativeDatesTellTwoUnits(seconds: Double, expected: String) {
    #expect(text(Text(clock.now + seconds, style: .relative)) == expected)
  }

  @Test func offsetsTellTheDirection() {
    #expect(text(Text(clock.now + 7300, style: .offset)) == "+2 hours")
    #expect(text(Text(clock.now - 86400 * 100, style: .offset)) == "-3 months")
  }

  @Test func unitsAreNamedInTheLanguage() {
    #expect(text(Text(clock.now - 8580, style: .relative), "zh_CN") == "2小时23分钟")
    #expect(text(Text(clock.now - 86400 * 100, style: .offset), "zh_CN") == "-3个月")
  }

  @Test func timersShowClocks() {
    #expect(text(Text(clock.now + 133_141, style: .timer)) == "36:59:01")
    #expect(text(Text(clock.now - 152, style: .timer)) == "2:32")
  }

  @Test func timersRunThroughTheirInterval() {
    let interval = (clock.now - 60)...(clock.now + 3600)

    #expect(text(Text(timerInterval: interval)) == "1:00:00")
    #expect(text(Text(timerInterval: interval, showsHours: false)) == "60:00")
    #expect(text(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(
      text(Text(timerInterval: interval, pauseTime: clock.now - 30, countsDown: false)) == "0:30")
    #expect(text(Text(timerInterval: (clock.now - 60)...(clock.now - 10))) == "0:00")
  }

  @Test func rangesOfOneDayShowTimes() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)

    let day = text(Text(start...(start + 3600)), "en_GB")
    let days = text(Text(DateInterval(start: start, duration: 86400)), "en_GB")

    #expect(day?.filter { !$0.isWhitespace } == "22:13–23:13")
    #expect(days?.contains("14 Nov 2023") == true)
  }

  @Test func shownTextGoesOnWhenItsTimeComes() async {
    let host = host(Text("since \(clock.now - 58, style: .relative)"))
    #expect(host.text?.string == "since 58 seconds")

    for expected in ["since 59 seconds", "since 1 minute", "since 1 minute, 1 second"] {
      await clock.advanceToNextSleeper()
      await host.arrival()
      #expect(host.text?.string == expected)
    }
    host.close()
  }

  @Test func hoursAreNotCountedBySeconds() async {
    let host = host(Text(clock.now - 7230, style: .relative))
    #expect(host.text?.string == "2 hours")

    let waited = await clock.advanceToNextSleeper()
    await host.arrival()

    #expect(abs(waited - 30) < 0.1)
    #expect(host.text?.string == "2 hours, 1 minute")
    host.close()
  }

  @Test func nobodyWaitsForATextThatIsGone() async {
    let model = Model()
    let host = Host(
      100, 100, Shown(model: model, date: clock.now).environment(\.textClock, clock))
    await clock.waitForSleeper()

    model.isShown = false
    host.settle()

    await clock.waitForNoSleeper()
    host.close()
  }

  @Test func textsThatStandStillWaitForNothing() async {
    let host = host(Text(clock.now, style: .date))

    for _ in 0..<10 { await Task.yield() }

    #expect(clock.sleepers == 0)
    host.close()
  }
}

@MainActor @Observable private final class Model {
  var isShown = true
}

private struct Shown: View {
  let model: Model
  let date: Date

  var body: some View {
    if model.isShown { Text(date, style: .timer) }
  }
}

/// A clock that a test moves on.
private final class StoppedClock: TextClock {
  private struct State {
    var now = Date(timeIntervalSince1970: 1_700_000_000)
    var nextID = 0
    var sleepers: [Int: (until: Date, continuation: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let state = Mutex(State())

  var now: Date { state.withLock { $0.now } }
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until date: Date) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.sleepers[id] = (date, continuation) }
        if Task.isCancelled { wake(id, throwing: CancellationError()) }
      }
    } onCancel: {
      wake(id, throwing: CancellationError())
    }
  }

  private func wake(_ id: Int, throwing error: (any Error)?) {
    let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
    if let error {
      sleeper?.continuation.resume(throwing: error)
    } else {
      sleeper?.continuation.resume()
    }
  }

  func waitForSleeper() async { while sleepers == 0 { await Task.yield() } }
  func waitForNoSleeper() async { while sleepers > 0 { await Task.yield() } }

  /// Lets the time come that somebody waits for first.
  ///
  /// - Returns: How long that took, in seconds.
  @discardableResult func advanceToNextSleeper() async -> Double {
    await waitForSleeper()
    let (id, waited) = state.withLock { state in
      let first = state.sleepers.min { $0.value.until < $1.value.until }
      let until = first?.value.until ?? state.now
      let waited = until.timeIntervalSince(state.now)
      state.now = until
      return (first?.key ?? 0, waited)
    }
    wake(id, throwing: nil)
    return waited
  }
}
