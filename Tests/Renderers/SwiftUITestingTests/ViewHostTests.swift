import SwiftUI
import SwiftUITesting
import TestSupport
import Testing

@MainActor struct ViewHostTests {
  // MARK: - The example of the documentation

  @Test func exampleOfTheDocumentationIsTrue() throws {
    let host = ViewHost(CounterView(), size: CGSize(width: 128, height: 32), in: .cells)

    try host.find("One more").tap()

    #expect(
      host.snapshot == """
            1 flower
          [ One more ]
        """)
  }

  // MARK: - Finding

  @Test func viewsAreFoundByWhatIsSaidOfThem() throws {
    let host = ViewHost(FormView())

    #expect(try host.find("Night").role == "switch")
    #expect(try host.find(identifier: "name").value == "荷塘")
    #expect(try host.find(role: "button").label == "Send")
    #expect(try host.find("Send").isEnabled == false)
  }

  @Test func whatIsNotThereIsNamedWithWhatIs() {
    let host = ViewHost(CounterView())

    #expect {
      try host.find("Two more")
    } throws: { error in
      "\(error)" == "nothing is “Two more”; there is text “0 flowers”, button “One more”"
    }
  }

  @Test func framesAreFoundByTheTypeOfView() {
    let host = ViewHost(Pair(), size: CGSize(width: 100, height: 50))

    #expect(
      host.frames(of: Leaf.self) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
      ])
    #expect(host.frames(of: CounterView.self).isEmpty)
  }

  // MARK: - Ending

  @Test func viewsDisappearWithTheirHost() {
    let pond = Pond()
    var host: ViewHost? = ViewHost(PondView(pond: pond))
    #expect(host?.texts == ["0"])

    host = nil
    pond.flowers += 1

    #expect(pond.farewells == 1)
  }

  // MARK: - Operating

  @Test func pressReachesWhatTheTextIsIn() {
    let host = ViewHost(TapView())

    #expect(host.texts == ["0"])
    #expect(host.press("0"))

    #expect(host.texts == ["1"])
    #expect(!host.press("0"))
  }

  @Test func fieldsTakeTextAndTogglesTurn() throws {
    let host = ViewHost(FormView())

    try host.find(identifier: "name").type("月色")
    try host.find("Night").tap()

    #expect(try host.find(identifier: "name").value == "月色")
    #expect(try host.find("Night").isSelected)
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let host = ViewHost(FormView())

    #expect(throws: ViewHostError.cannot("press", "Send")) { try host.find("Send").tap() }
    #expect(throws: ViewHostError.cannot("fly", "Night")) { try host.find("Night").perform("fly") }
  }

  @Test func scrollingShowsOtherRows() {
    let host = ViewHost(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "row \($0)") } } },
      size: CGSize(width: 80, height: 32), in: .cells)

    host.scroll(to: CGPoint(x: 0, y: 160))

    #expect(host.snapshot.contains("row 10"))
    #expect(!host.snapshot.contains("row 9"))
  }

  @Test func windowTakesAnotherSize() {
    let host = ViewHost(Text(verbatim: "one two"), size: CGSize(width: 80, height: 16), in: .cells)
    #expect(host.snapshot == " one two")

    host.size = CGSize(width: 32, height: 32)

    #expect(host.snapshot == "one\ntwo")
  }

  // MARK: - Counting and waiting

  @Test func bodiesAreCountedByType() throws {
    let host = ViewHost(CounterView())
    let before = host.bodyCount(of: CounterView.self)

    try host.find("One more").tap()

    #expect(host.bodyCount(of: CounterView.self) == before + 1)
    #expect(host.bodyCount(of: FormView.self) == 0)
  }

  @Test(.hangLimit) func tasksAreWaitedFor() async {
    let clock = TestClock()
    let host = ViewHost(LateView(clock: clock))
    #expect(host.texts == ["waits"])

    await clock.waitForSleep()
    clock.advance(by: .seconds(2))
    await host.finishTasks()

    #expect(host.texts == ["done"])
  }

  @Test(.hangLimit) func changesFromElsewhereAreWaitedFor() async {
    let model = LateModel()
    let host = ViewHost(ModelView(model: model))

    Task { model.text = "changed" }
    await host.wait { $0.texts == ["changed"] }

    #expect(host.texts == ["changed"])
  }

  @Test(.hangLimit) func sleepThatIsCancelledEnds() async {
    let clock = TestClock()
    let host = ViewHost(LateView(clock: clock))
    await clock.waitForSleep()

    host.close()
    await host.finishTasks()

    #expect(host.graph.tasks.running == 0)
  }

  @Test func motionGoesAsTheTestLetsTimePass() throws {
    let host = ViewHost(FadingView(), clock: TestClock())

    try host.find("fade").tap()
    let start = host.snapshot
    host.advance(by: .milliseconds(500))
    let middle = host.snapshot
    host.advance(by: .seconds(2))
    let end = host.snapshot

    #expect(Set([start, middle, end]).count == 3)
    #expect(end.contains("color"))
  }

  @Test(.hangLimit) func tasksAndMotionGoByOneClock() async throws {
    let clock = TestClock()
    let host = ViewHost(LateView(clock: clock), clock: clock)

    await clock.waitForSleep()
    host.advance(by: .seconds(1))
    #expect(host.texts == ["waits"])
    host.advance(by: .seconds(1))
    await host.finishTasks()

    #expect(host.texts == ["done"])
    #expect(clock.now.offset == .seconds(2))
  }

  @Test(.hangLimit) func timelinesAndTextsGoByTheClock() async {
    let clock = TestClock(start: Date(timeIntervalSince1970: 1_000))
    let host = ViewHost(TimeView(), clock: clock)
    #expect(host.texts == ["1000", "0:10"])

    await clock.waitForSleep()
    host.advance(by: .seconds(10))
    await host.wait { $0.texts == ["1010", "0:20"] }

    #expect(host.texts == ["1010", "0:20"])
  }

  @Test func timeOfAHostWithoutAClockCannotBeMoved() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ViewHost(CounterView()).advance(by: .seconds(1)) }
    }
  }

  // MARK: - Snapshots

  @Test func outlineNamesElementsWithTheirFrames() {
    let host = ViewHost(
      HStack(spacing: 8) {
        Button {
        } label: {
          Text(verbatim: "好")
        }
        Color.red.frame(width: 10, height: 4.25)
      }, size: CGSize(width: 100, height: 40))

    #expect(
      host.snapshot == """
        button 21,5,40,30
          text “好” 33,12,16,16
        color red 69,17.88,10,4.25
        """)
  }
}
