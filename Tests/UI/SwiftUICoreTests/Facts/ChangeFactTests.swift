import Foundation
import SwiftUICore
import Testing

/// The measured facts on `onChange`: at first a view sets 1, in the next turn 2, in a third 2 again.
@MainActor struct ChangeFactTests {
  @Test(.measured("onchange/forms")) func everyFormIsToldOfEachChange() {
    let log = Log()
    let host = Host(100, 100, Counting(log: log))

    log.flip?()
    host.settle()

    expectMeasured("one parameter", log.told("new"))
    expectMeasured("two parameters", log.told("pair"))
    expectMeasured("no parameter", "\(log.lines.count { $0 == "none" })")
    host.close()
  }

  @Test(.measured("onchange/initial")) func initialValueIsToldIfWanted() {
    let (log, still) = (Log(), Log())
    let host = Host(100, 100, Counting(log: log))
    let other = Host(100, 100, Color.red.onChange(of: 5, initial: true) { still.add("none") })

    log.flip?()
    host.settle()
    other.settle()

    expectMeasured("changed", log.told("initial"))
    expectMeasured("unchanged", "\(still.lines.count)")
    host.close()
    other.close()
  }

  @Test(.measured("onchange/same-value")) func sameValueIsNotTold() {
    let log = Log()
    let host = Host(100, 100, Counting(log: log))

    log.flip?()
    host.settle()
    log.flip?()
    host.settle()

    let pairs = log.lines.filter { $0.hasPrefix("pair") }
    expectMeasured("calls", "\(pairs.count)")
    expectMeasured("last", String(pairs.last?.dropFirst(5) ?? ""))
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

  // MARK: - Other types

  @Test(.measured("onchange/types")) func anyEquatableValueIsWatched() {
    let log = Log()
    let host = Host(100, 100, Watching(log: log))

    log.flip?()
    host.settle()
    log.flip?()
    host.settle()

    let strings = log.lines.filter { $0.hasPrefix("string ") }
    expectMeasured("String", "\(strings.count)")
    expectMeasured("last String", String(strings.last?.dropFirst(7) ?? ""))
    expectMeasured("Bool", "\(log.lines.count { $0.hasPrefix("bool") })")
    host.close()
  }

  private struct Watching: View {
    let log: Log
    @State private var string = "initial"
    @State private var bool = false

    var body: some View {
      let _ =
        log.flip = {
          string = "final"
          bool.toggle()
        }
      Color.red
        .onChange(of: string) { log.add("string \($1)") }
        .onChange(of: bool) { log.add("bool \($1)") }
        .onAppear {
          string = "changed"
          bool = true
        }
    }
  }
}

extension Log {
  /// What follows a word in the lines that begin with it.
  fileprivate func told(_ word: String) -> String {
    lines.filter { $0.hasPrefix(word + " ") }.map { $0.dropFirst(word.count + 1) }
      .joined(separator: ", ")
  }
}
