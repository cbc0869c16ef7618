import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts on `onChange`, state and updates.
@MainActor struct StateTests {
  @Test func changesAreToldWithOldAndNewValue() {
    let log = Log()
    let host = Host(100, 100, Counting(log: log))
    #expect(log.lines == ["initial (0,0)", "pair (0,1)", "new 1", "none", "initial (0,1)"])
    log.clear()

    log.flip?()
    host.settle()
    #expect(log.lines == ["pair (1,2)", "new 2", "none", "initial (1,2)"])
    log.flip?()
    host.settle()

    #expect(log.lines.count == 4)
    host.close()
  }

  private struct Counting: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      let _ = log.flip = { v = 2 }
      Color.red
        .onChange(of: v) { log.add("pair (\($0),\($1))") }
        .onChange(of: v, perform: { log.add("new \($0)") })
        .onChange(of: v) { log.add("none") }
        .onChange(of: v, initial: true) { log.add("initial (\($0),\($1))") }
        .onAppear { v = 1 }
    }
  }

  @Test func stateReadsBackAtOnce() {
    let log = Log()
    let host = Host(100, 100, ReadsBack(log: log))

    #expect(log.lines == ["5"])
    host.close()
  }

  private struct ReadsBack: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      Color.red.onAppear {
        v = 5
        log.add("\(v)")
      }
    }
  }

  @Test func writesOfOneTransactionAreTakenTogether() {
    let log = Log()
    let host = Host(100, 100, Transactions(log: log))

    #expect(log.lines == ["body 0", "body 2", "change (0,2)", "body 4", "change (2,4)"])
    host.close()
  }

  private struct Transactions: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      let _ = log.add("body \(v)")
      Color.red
        .onChange(of: v) { log.add("change (\($0),\($1))") }
        .onAppear {
          v = 1
          v = 2
          withTransaction(Transaction()) {
            v = 3
            v = 4
          }
        }
    }
  }

  @Test(arguments: [true, false])
  func subviewWithUnchangedInputIsNotEvaluated(isTracked: Bool) {
    let log = Log()
    let host = Host(100, 100, TwoParts(model: Flags(), isTracked: isTracked))

    #expect(host.graph.counters.bodiesByType["TwoParts"] == (isTracked ? 2 : 1))
    #expect(host.graph.counters.bodiesByType["Part"] == (isTracked ? 3 : 2))
    _ = log
    host.close()
  }

  @Observable final class Flags {
    var first = false
    var second = false
    @ObservationIgnored var ignored = false
  }

  private struct TwoParts: View {
    let model: Flags
    let isTracked: Bool

    var body: some View {
      VStack {
        Part(value: isTracked ? model.first : model.ignored)
        Part(value: model.second)
      }.onAppear { if isTracked { model.first = true } else { model.ignored = true } }
    }
  }

  private struct Part: View {
    let value: Bool

    var body: some View { value ? Color.red : Color.blue }
  }

  @Test func subviewIsEvaluatedOncePerInput() {
    let log = Log()
    let host = Host(100, 100, Stepping(log: log))

    log.flip?()
    host.settle()
    log.flip?()
    host.settle()

    #expect(host.graph.counters.bodiesByType["IntPart"] == 3)
    host.close()
  }

  private struct Stepping: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      let _ = log.flip = { v += 2 }
      IntPart(value: v)
    }
  }

  private struct IntPart: View {
    let value: Int

    var body: some View { Text("\(value)") }
  }

  @Test func equalWriteDoesNothing() {
    let log = Log()
    let host = Host(100, 100, Constant(log: log))

    let counted = host.counting { log.flip?() }

    #expect(counted.bodies == 0)
    #expect(counted.turns == 0)
    host.close()
  }

  private struct Constant: View {
    let log: Log
    @State private var v = 7

    var body: some View {
      let _ = log.flip = { v = 7 }
      Text("\(v)")
    }
  }

  @Test func writeFromAnotherThreadArrives() async {
    let log = Log()
    let host = Host(100, 100, Threaded(log: log))

    await log.background?()
    await Task.yield()
    await host.arrival()

    #expect(host.renderer.screen.texts == ["9"])
    host.close()
  }

  private struct Threaded: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      let state = _v
      let _ = log.background = { await Task.detached { state.wrappedValue = 9 }.value }
      Text("\(v)")
    }
  }

  @Test func bindingWithSameSourceIsSame() {
    let log = Log()
    let host = Host(100, 100, BindingOwner(log: log))

    let counted = host.counting { log.flip?() }

    #expect(counted.bodiesByType == ["BindingOwner": 1])
    host.close()
  }

  private struct BindingOwner: View {
    let log: Log
    @State private var pair = (first: 1, second: 2)
    @State private var other = 0

    var body: some View {
      let _ = log.flip = { other += 1 }
      VStack {
        Text("\(other)")
        Reader(value: $pair.first)
      }
    }
  }

  private struct Reader: View {
    @Binding var value: Int

    var body: some View { Text("\(value)") }
  }
}
