import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct SliderTests {
  @Test func numberIsKeptBetweenTheBoundsAndOnSteps() throws {
    let host = ViewHost(Sliding(step: 5))
    let slider = try host.slider()

    host.perform(.setNumber(13), on: slider)
    #expect(host.texts.first == "15.0")

    host.perform(.setNumber(1000), on: slider)
    #expect(host.texts.first == "20.0")

    host.perform(.decrement, on: slider)
    #expect(host.texts.first == "15.0")
  }

  @Test func anyNumberCanBeChosenWithoutSteps() throws {
    let host = ViewHost(Sliding(step: nil))
    let slider = try host.slider()

    host.perform(.setNumber(13.25), on: slider)
    #expect(host.texts.first == "13.25")

    host.perform(.increment, on: slider)
    #expect(host.texts.first == "14.25")
  }

  @Test func editLastsAsLongAsTheSliderIsHeld() throws {
    let host = ViewHost(Sliding(step: 5))
    let slider = try host.slider()

    host.perform(.setNumber(15), on: slider)
    #expect(host.texts.last == "begin end")

    host.perform(.hold(true), on: slider)
    host.perform(.setNumber(10), on: slider)
    host.perform(.setNumber(20), on: slider)
    #expect(host.texts.last == "begin end begin")

    host.perform(.hold(false), on: slider)
    #expect(host.texts.last == "begin end begin end")
  }

  @Test func labelIsSaidAndThoseOfTheEndsAreShown() {
    let host = ViewHost(
      Slider(value: .constant(0.25)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      })

    #expect(host.texts == ["low", "high"])
    #expect(host.outline[1].hasPrefix("slider Volume = 25%"))
  }

  @Test func stepOfNothingIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Slider(value: .constant(1.0), in: 0...2, step: 0) }
    }
  }
}

extension ViewHost {
  fileprivate func slider() throws -> ElementID {
    try control { if case .slider = $0 { true } else { false } }
  }
}

private struct Sliding: View {
  let step: Double?
  @State private var value = 12.0
  @State private var edits: [String] = []

  var body: some View {
    VStack {
      Text(verbatim: "\(value)")
      if let step {
        Slider(value: $value, in: 10...20, step: step, onEditingChanged: note)
      } else {
        Slider(value: $value, in: 10...20, onEditingChanged: note)
      }
      Text(verbatim: edits.joined(separator: " "))
    }
  }

  private func note(_ isEditing: Bool) { edits.append(isEditing ? "begin" : "end") }
}
