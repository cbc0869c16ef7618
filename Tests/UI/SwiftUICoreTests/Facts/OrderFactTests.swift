import Foundation
import SwiftUICore
import Testing

/// The measured facts on the order of appearances, disappearances and tasks.
@MainActor struct OrderFactTests {
  @Test(.measured("order/once")) func viewAppearsOnce() {
    let log = Log()
    let host = Host(100, 100, Color.red.onAppear { log.add("A") })

    host.settle()

    expectMeasured("calls", "\(log.lines.count)")
    host.close()
  }

  // MARK: - Identity

  @Test(.measured("order/new-identity")) func newIdentityAppearsBeforeOldDisappears() {
    let log = Log()
    let host = Host(100, 100, Flipping(log: log))

    log.flip?()
    host.settle()
    host.close()

    expectMeasured("log", log.lines.joined(separator: ", "))
  }

  private struct Flipping: View {
    let log: Log
    @State private var f = false

    var body: some View {
      let _ = log.flip = { f = true }
      Color.red.onAppear { log.add("A \(f)") }.onDisappear { log.add("D \(f)") }.id(f)
    }
  }

  @Test(.measured("order/identity-transition")) func oldGoesFirstByTheIdentityTransition() {
    let log = Log()
    let host = Host(100, 100, Exchanging(log: log))

    log.flip?()
    host.settle()
    host.close()

    expectMeasured("log", log.lines.joined(separator: ", "))
  }

  private struct Exchanging: View {
    let log: Log
    @State private var f = false

    var body: some View {
      let _ = log.flip = { f = true }
      Color.red.onAppear { log.add("A \(f)") }.onDisappear { log.add("D \(f)") }
        .transition(.identity).id(f)
    }
  }

  @Test(.measured("order/appearance-and-identity")) func appearanceFollowsIdentityInsideOnly() {
    let log = Log()
    let host = Host(100, 100, TwoPlaces(log: log))

    log.flip?()
    host.settle()

    expectMeasured("inside the identity", "\(log.lines.count { $0 == "inside" })")
    expectMeasured("outside of it", "\(log.lines.count { $0 == "outside" })")
    host.close()
  }

  private struct TwoPlaces: View {
    let log: Log
    @State private var f = false

    var body: some View {
      let _ = log.flip = { f = true }
      Color.red.onAppear { log.add("inside") }.id(f).onAppear { log.add("outside") }
    }
  }

  // MARK: - Parents

  @Test(.measured("order/child-first")) func childAppearsBeforeParent() {
    let log = Log()
    let host = Host(100, 100, Parent(log: log))

    expectMeasured("what the parent sees", log.lines.joined(separator: ", "))
    host.close()
  }

  private struct Parent: View {
    let log: Log
    @State private var value = "its own"

    var body: some View { Child(value: $value).onAppear { log.add(value) } }
  }

  private struct Child: View {
    @Binding var value: String

    var body: some View { Color.red.onAppear { value = "the child's value" } }
  }

  // MARK: - Tasks

  @Test(.measured("order/task")) func taskRunsOncePerValue() async {
    let log = Log()
    let host = Host(100, 100, Tasks(log: log))
    await host.finishTasks()

    log.flip?()
    host.settle()
    await host.finishTasks()

    let values = log.lines.filter { $0 != "once" }
    expectMeasured("plain", log.lines.filter { $0 == "once" }.joined(separator: ", "))
    expectMeasured("by value", values.joined(separator: ", "))
    host.close()
  }

  private struct Tasks: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log.flip = { value = 1 }
      VStack {
        Color.red.task { log.add("once") }
        Color.red.task(id: value) { log.add("\(value)") }
      }
    }
  }
}
