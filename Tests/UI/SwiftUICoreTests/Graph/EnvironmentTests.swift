import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts on the environment, and what a scope does when it changes.
@MainActor struct EnvironmentTests {
  @Test func valuesAreReadWhereTheyAreSet() {
    let log = Log()
    let host = Host(
      100, 100,
      EnvironmentReader(log: log).environment(\.tone, 3)
        .transformEnvironment(\.other) { $0 += "changed" }
        .environment(\.other, "set ").environment(Model(name: "object")))

    #expect(log.lines == ["3, set changed, object, none"])
    host.close()
  }

  @Observable final class Model {
    var name: String
    init(name: String) { self.name = name }
  }

  @Observable final class Missing {}

  private struct EnvironmentReader: View {
    let log: Log
    @Environment(\.tone) private var tone
    @Environment(\.other) private var other
    @Environment(Model.self) private var model
    @Environment(Missing.self) private var missing: Missing?

    var body: some View {
      Color.red.onAppear {
        log.add("\(tone), \(other), \(model.name), \(missing == nil ? "none" : "some")")
      }
    }
  }

  @Test func missingObjectIsNamed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Host(100, 100, NeedsModel())
      }
    }
  }

  private struct NeedsModel: View {
    @Environment(Model.self) private var model

    var body: some View { Text(model.name) }
  }

  /// At the second evaluation Apple's SwiftUI reads 0 for the second key too.
  ///
  /// Those who measured it hold that to be a mistake and expect 2, which is what is read here.
  @Test func transformWhoseKeyIsChosenByState() {
    let log = Log()
    let host = Host(100, 100, Choosing(log: log))
    #expect(log.lines == ["0/0"])

    log.flip?()
    host.settle()

    #expect(host.graph.counters.bodiesByType["Choosing"] == 2)
    #expect(host.graph.counters.bodiesByType["Chosen"] == 2)
    #expect(log.lines == ["0/0", "0/2"])
    host.close()
  }

  private struct Choosing: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log.flip = { self.value = 2 }
      let value = value
      Chosen(log: log)
        .transformEnvironment(value == 0 ? \.tone : \.second) { $0 = value }
    }
  }

  private struct Chosen: View {
    let log: Log
    @Environment(\.tone) private var tone
    @Environment(\.second) private var second

    var body: some View {
      let _ = log.add("\(tone)/\(second)")
      Color.red
    }
  }

  @Test func descriptionListsWritesNewestFirst() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")

    values.second = 1
    values.second = 2

    #expect(
      values.description
        == "[EnvironmentPropertyKey<SecondKey> = 2, EnvironmentPropertyKey<SecondKey> = 1]")
    #expect(values.second == 2)
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
