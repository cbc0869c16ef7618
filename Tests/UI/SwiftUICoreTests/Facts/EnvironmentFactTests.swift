import Combine
import Foundation
import Observation
import SwiftUICore
import Testing

/// The measured facts on the environment.
@MainActor struct EnvironmentFactTests {
  @Test(.measured("environment/reading")) func whatIsSetIsReadWhenTheChildAppears() {
    let log = Log()
    let host = Host(
      100, 100,
      Reader(log: log).environment(\.firstWord, "set")
        .transformEnvironment(\.secondWord) { $0 += " and changed" }.environment(
          \.secondWord, "set"
        )
        .environmentObject(Followed()).environment(Model()))

    #expect(log.lines.count == 5)
    for line in log.lines {
      let parts = line.split(separator: ":")
      expectMeasured(String(parts[0]), String(parts[1]))
    }
    host.close()
  }

  private final class Followed: ObservableObject {
    @Published var value = "set"
  }

  @Observable final class Model {
    var value = "set"
  }

  @Observable final class Missing {}

  private struct Reader: View {
    let log: Log
    @Environment(\.firstWord) private var first
    @Environment(\.secondWord) private var second
    @EnvironmentObject private var object: Followed
    @Environment(Model.self) private var model
    @Environment(Missing.self) private var missing: Missing?

    var body: some View {
      Color.red.onAppear {
        log.add("key path:\(first)")
        log.add("transform:\(second)")
        log.add("environmentObject:\(object.value)")
        log.add("observable:\(model.value)")
        log.add("optional:\(missing == nil ? "nil" : "set")")
      }
    }
  }

  @Test(.measured("environment/chosen-key")) func keyPathOfATransformMayChange() {
    let (model, first, second) = (Choice(), Log(), Log())
    let host = Host(100, 100, Choosing(model: model, first: first, second: second))

    model.value = 2
    host.settle()

    let bodies = host.graph.counters.bodiesByType
    expectMeasured("content", "\(bodies["Choosing"] ?? 0)")
    expectMeasured("subview", "\(bodies["Chosen"] ?? 0)")
    expectMeasured("first key", first.lines.joined(separator: ", "))
    expectMeasured("second key", second.lines.joined(separator: ", "))
    host.close()
  }

  @MainActor @Observable final class Choice {
    var value = 0
  }

  private struct Choosing: View {
    let model: Choice
    let first: Log
    let second: Log

    var body: some View {
      let value = model.value
      Chosen(firstLog: first, secondLog: second)
        .transformEnvironment(value == 0 ? \.firstNumber : \.secondNumber) { $0 = value }
    }
  }

  private struct Chosen: View {
    let firstLog: Log
    let secondLog: Log
    @Environment(\.firstNumber) private var first
    @Environment(\.secondNumber) private var second

    var body: some View {
      let _ = firstLog.add("\(first)")
      let _ = secondLog.add("\(second)")
      Color.red
    }
  }

  @Test(.measured("environment/description")) func descriptionListsWritesNewestFirst() {
    var values = EnvironmentValues()
    expectMeasured("nothing set", values.description)

    values.fact = 1
    expectMeasured("set once", values.description)
    values.fact = 2
    expectMeasured("set twice", values.description)
    #expect(values.fact == 2)
    expectMeasured("read", values.description)
  }
}

extension EnvironmentValues {
  fileprivate var firstWord: String {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var secondWord: String {
    get { self[SecondWordKey.self] }
    set { self[SecondWordKey.self] = newValue }
  }

  fileprivate var firstNumber: Int {
    get { self[FirstNumberKey.self] }
    set { self[FirstNumberKey.self] = newValue }
  }

  fileprivate var secondNumber: Int {
    get { self[SecondNumberKey.self] }
    set { self[SecondNumberKey.self] = newValue }
  }

  fileprivate var fact: Int {
    get { self[FactKey.self] }
    set { self[FactKey.self] = newValue }
  }
}

private enum FirstKey: EnvironmentKey { static let defaultValue = "default" }
private enum SecondWordKey: EnvironmentKey { static let defaultValue = "default" }
private enum FirstNumberKey: EnvironmentKey { static let defaultValue = 0 }
private enum SecondNumberKey: EnvironmentKey { static let defaultValue = 0 }
private enum FactKey: EnvironmentKey { static let defaultValue = 0 }
