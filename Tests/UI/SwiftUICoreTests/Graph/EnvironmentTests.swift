import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// What scopes of the environment do when they change.
@MainActor struct EnvironmentTests {
  @Test func missingObjectIsNamed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Host(100, 100, NeedsModel())
      }
    }
  }

  @Observable final class Model {
    var name = ""
  }

  private struct NeedsModel: View {
    @Environment(Model.self) private var model

    var body: some View { Text(model.name) }
  }

  @Test func innerScopeTakesOverAndGivesBack() {
    let log = Log()
    let host = Host(100, 100, TakingOver(log: log))
    #expect(host.renderer.screen.texts == ["1", "1"])

    let taken = host.counting { log.flip?() }
    #expect(host.renderer.screen.texts == ["5", "1"])
    #expect(taken.bodiesByType == ["TakingOver": 1, "ToneText": 1])
    let back = host.counting { log.flip?() }

    #expect(host.renderer.screen.texts == ["1", "1"])
    #expect(back.bodiesByType == ["TakingOver": 1, "ToneText": 1])
    host.close()
  }

  private struct TakingOver: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      let _ = log.flip = { self.isOn.toggle() }
      let isOn = isOn
      VStack {
        ToneText().transformEnvironment(isOn ? \.tone : \.second) { $0 = 5 }
        ToneText()
      }.environment(\.tone, 1)
    }
  }

  private struct ToneText: View {
    @Environment(\.tone) private var tone

    var body: some View { Text("\(tone)") }
  }

  @Test func directionOfLayoutCanChange() {
    let log = Log()
    let host = Host(100, 20, Turning(log: log))
    host.expect("a 0,0,10,20; b 10,0,90,20")

    log.flip?()
    host.settle()

    host.expect("a 90,0,10,20; b 0,0,90,20")
    host.close()
  }

  private struct Turning: View {
    let log: Log
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
      let _ = log.flip = { direction = .rightToLeft }
      HStack(spacing: 0) {
        Color.red.frame(width: 10).probe("a")
        Color.red.probe("b")
      }.environment(\.layoutDirection, direction)
    }
  }
}

extension EnvironmentValues {
  var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

enum SecondKey: EnvironmentKey {
  static let defaultValue = 0
}
