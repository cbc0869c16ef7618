import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct PickerTests {
  @Test func segmentsChooseTheirTags() {
    let host = ViewHost(Choosing().pickerStyle(.segmented))
    #expect(host.options == [true, false, false])

    host.press("Two")

    #expect(host.options == [false, true, false])
    #expect(host.texts.last == "chosen two")
  }

  @Test func elementsOfACollectionStandForTheirIdentity() {
    let host = ViewHost(Numbers().pickerStyle(.inline))

    host.press("3")

    #expect(host.options == [false, false, true])
    #expect(host.texts.last == "chosen 3")
  }

  @Test func optionalSelectionTakesPlainTagsAndNothing() {
    let host = ViewHost(Perhaps().pickerStyle(.inline))
    #expect(host.options == [true, false])

    host.press("One")
    #expect(host.options == [false, true])

    host.press("None")
    #expect(host.options == [true, false])
  }

  @Test func menuShowsTheChosenOptionAndTheOthersWhenOpened() {
    let host = ViewHost(Choosing())
    #expect(host.texts == ["One", "chosen one"])

    host.press("One")
    #expect(host.options == [true, false, false])

    host.press("Three")
    #expect(host.texts == ["Three", "chosen three"])
    #expect(host.options.isEmpty)
  }

  @Test func disabledPickerKeepsItsValue() {
    let host = ViewHost(Choosing().pickerStyle(.segmented).disabled(true))

    host.press("Two")

    #expect(host.texts.last == "chosen one")
  }

  @Test func pickerInsideARowOfACollectionIgnoresTheRowsIdentity() {
    let host = ViewHost(
      ForEach(0..<1) { _ in
        Picker("Number", selection: .constant(0)) { Text("untagged") }.pickerStyle(.inline)
      })

    #expect(host.options == [false])
  }
}

extension ViewHost {
  /// Which options are chosen.
  fileprivate var options: [Bool] {
    controls.compactMap { if case .option(let option) = $0.kind { option.isSelected } else { nil } }
  }
}

private struct Choosing: View {
  @State private var choice = "one"

  var body: some View {
    VStack {
      Picker("Choice", selection: $choice) {
        Text("One").tag("one")
        Group {
          Text("Two").tag("two")
          Text("Three").tag("three")
        }
      }
      Text("chosen \(choice)")
    }
  }
}

private struct Numbers: View {
  @State private var choice = 1

  var body: some View {
    VStack {
      Picker("Number", selection: $choice) { ForEach(1..<4) { Text("\($0)") } }
      Text("chosen \(choice)")
    }
  }
}

private struct Perhaps: View {
  @State private var choice: Int?

  var body: some View {
    Picker("Perhaps", selection: $choice) {
      Text("None").tag(nil as Int?)
      Text("One").tag(1)
    }
  }
}
