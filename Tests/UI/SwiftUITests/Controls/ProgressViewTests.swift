import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ProgressViewTests {
  @Test func unknownProgressTurns() {
    let host = ViewHost(ProgressView())

    #expect(
      host.controls.map(\.kind) == [.progress(ProgressContent(fraction: nil, look: .spinner))])
  }

  @Test(arguments: [(-1.0, 0.0), (2.0, 0.5), (9.0, 1.0)])
  func shareStaysBetweenNothingAndAll(value: Double, fraction: Double) {
    let host = ViewHost(ProgressView("Loading", value: value, total: 4))

    #expect(
      host.controls.map(\.kind) == [.progress(ProgressContent(fraction: fraction, look: .bar))])
    #expect(host.texts == ["Loading"])
  }

  @Test func styleChangesTheLook() {
    let host = ViewHost(ProgressView(value: 0.5).progressViewStyle(.circular))

    #expect(
      host.controls.map(\.kind) == [.progress(ProgressContent(fraction: 0.5, look: .spinner))])
  }

  @Test func styleMayBringATint() {
    let host = ViewHost(
      VStack {
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
        ProgressView().progressViewStyle(.circular)
      })

    #expect(host.controls.map(\.tint) == [.red, nil])
  }

  @Test func styleOfOnesOwnIsToldWhatThereIs() {
    let host = ViewHost(
      VStack {
        ProgressView("Loading", value: 0.25)
        ProgressView(value: 0.5)
      }.progressViewStyle(PercentStyle()))

    #expect(host.texts == ["Loading", "25 %", "50 %"])
  }

  @Test func totalOfNothingIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ProgressView(value: 1.0, total: 0) }
    }
  }
}

private struct PercentStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
  }
}
