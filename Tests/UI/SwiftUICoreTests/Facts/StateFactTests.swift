import Combine
import Foundation
import Observation
import SwiftUICore
import Testing

/// The measured facts on state, and on what is evaluated when something changes.
@MainActor struct StateFactTests {
  @Test(.measured("state/reads-back")) func writtenStateReadsBackAtOnce() {
    let log = Log()
    let host = Host(100, 100, ReadingBack(log: log))

    expectMeasured("value", log.lines.joined(separator: ", "))
    host.close()
  }

  private struct ReadingBack: View {
    let log: Log
    @State private var v = "the old one"

    var body: some View {
      Color.red.onAppear {
        v = "the new one"
        log.add(v)
      }
    }
  }

  @Test(.measured("state/transactions")) func writesOfOneTransactionAreTakenTogether() {
    let (bodies, changes) = (Log(), Log())
    let host = Host(100, 100, Writing(bodies: bodies, changes: changes))

    expectMeasured("body", bodies.lines.joined(separator: ", "))
    expectMeasured("changes", changes.lines.joined(separator: ", "))
    host.close()
  }

  private struct Writing: View {
    let bodies: Log
    let changes: Log
    @State private var v = 0

    var body: some View {
      let _ = bodies.add("\(v)")
      Color.red
        .onChange(of: v) { changes.add("(\($0),\($1))") }
        .onAppear {
          v = 1
          v = 2
          withAnimation {
            v = 3
            v = 4
          }
        }
    }
  }

  // MARK: - Inputs

  @Test(.measured("state/input")) func subviewIsEvaluatedOncePerInput() {
    let log = Log()
    let host = Host(100, 100, Stepping(log: log))

    for _ in 0..<2 {
      log.flip?()
      host.settle()
    }

    expectMeasured("body", "\(host.graph.counters.bodiesByType["Input"] ?? 0)")
    host.close()
  }

  private struct Stepping: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      let _ = log.flip = { v += 2 }
      Input(value: v)
    }
  }

  private struct Input: View {
    let value: Int

    var body: some View { Text(verbatim: "\(value)") }
  }

  @Test(.measured("state/observable")) func modelThatIsReadIsFollowed() {
    let model = Tracked()
    let host = Host(100, 100, Reading(model: model))

    model.shown = true
    host.settle()

    expectMeasured("body", "\(host.graph.counters.bodiesByType["Reading"] ?? 0)")
    host.close()
  }

  private struct Reading: View {
    @State private var model: Tracked

    init(model: Tracked) { _model = State(initialValue: model) }

    var body: some View { Text(verbatim: "\(model.shown)") }
  }

  // MARK: - Objects

  @Test(.measured("state/objects")) func onlyWhatIsShownIsEvaluatedAgain() {
    expectBodies("ObservedObject, published", Observing(object: Published(), toggles: \.shown))
    expectBodies("ObservedObject, plain", Observing(object: Published(), toggles: \.hidden))
    expectBodies("StateObject, published", Owning(toggles: \.shown))
    expectBodies("StateObject, plain", Owning(toggles: \.hidden))
    expectBodies("Observable in let, tracked", Holding(model: Tracked(), toggles: \.shown))
    expectBodies("Observable in let, ignored", Holding(model: Tracked(), toggles: \.hidden))
    expectBodies("Observable in State, tracked", Keeping(toggles: \.shown))
    expectBodies("Observable in State, ignored", Keeping(toggles: \.hidden))
  }

  private func expectBodies<V: View>(
    _ label: String, _ view: V, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let host = Host(100, 100, view)
    let bodies = host.graph.counters.bodiesByType
    let counts = ["\(V.self)", "Part"].map { Double(bodies[$0] ?? 0) }
    expectMeasured(label, counts, sourceLocation: sourceLocation)
    host.close()
  }

  private final class Published: ObservableObject {
    @Combine.Published var shown = false
    var hidden = false
  }

  @Observable final class Tracked {
    var shown = false
    @ObservationIgnored var hidden = false
  }

  private struct Part: View {
    let isOn: Bool

    var body: some View { isOn ? Color.red : Color.blue }
  }

  private struct Observing: View {
    @ObservedObject var object: Published
    let toggles: ReferenceWritableKeyPath<Published, Bool>

    var body: some View {
      VStack {
        Part(isOn: object.shown)
        Part(isOn: object.hidden)
      }.onAppear { object[keyPath: toggles].toggle() }
    }
  }

  private struct Owning: View {
    @StateObject private var object = Published()
    let toggles: ReferenceWritableKeyPath<Published, Bool>

    var body: some View {
      VStack {
        Part(isOn: object.shown)
        Part(isOn: object.hidden)
      }.onAppear { object[keyPath: toggles].toggle() }
    }
  }

  private struct Holding: View {
    let model: Tracked
    let toggles: ReferenceWritableKeyPath<Tracked, Bool>

    var body: some View {
      VStack {
        Part(isOn: model.shown)
        Part(isOn: model.hidden)
      }.onAppear { model[keyPath: toggles].toggle() }
    }
  }

  private struct Keeping: View {
    @State private var model = Tracked()
    let toggles: ReferenceWritableKeyPath<Tracked, Bool>

    var body: some View {
      VStack {
        Part(isOn: model.shown)
        Part(isOn: model.hidden)
      }.onAppear { model[keyPath: toggles].toggle() }
    }
  }
}
