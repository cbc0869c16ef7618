import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct StepperTests {
  @Test func stepsStopAtTheBounds() throws {
    let host = ViewHost(Stepping())
    #expect(host.outline == ["stepper Count = 2 [increment decrement]"])

    host.perform(.increment, on: try host.stepper())
    #expect(host.outline == ["stepper Count = 3 [decrement]"])

    host.perform(.decrement, on: try host.stepper())
    host.perform(.decrement, on: try host.stepper())
    #expect(host.outline == ["stepper Count = 1 [increment]"])
  }

  @Test func actionsStandInForAValue() throws {
    let calls = Calls()
    let host = ViewHost(
      Stepper("Page") {
        calls.note("next")
      } onDecrement: {
        calls.note("previous")
      } onEditingChanged: {
        calls.note($0 ? "begin" : "end")
      })

    host.perform(.increment, on: try host.stepper())

    #expect(calls.names == ["begin", "next", "end"])
  }

  @Test func directionWithoutAnActionIsNotOffered() throws {
    let host = ViewHost(Stepper("Page", onIncrement: {}, onDecrement: nil))

    #expect(host.offers(of: try host.stepper()) == [.increment])
  }

  @Test func valueIsSaidInItsFormat() {
    let host = ViewHost(
      Stepper(value: .constant(0.5), step: 0.1, format: .percent) { Text("Share") })

    #expect(host.outline == ["stepper Share = 50% [increment decrement]"])
  }
}

extension ViewHost {
  fileprivate func stepper() throws -> ElementID {
    try control { if case .stepper = $0 { true } else { false } }
  }
}

private struct Stepping: View {
  @State private var count = 2

  var body: some View { Stepper("Count", value: $count, in: 1...3) }
}
