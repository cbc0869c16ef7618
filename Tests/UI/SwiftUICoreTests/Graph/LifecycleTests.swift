import Foundation
import Observation
import SwiftUICore
import Testing

/// The measured facts on the order of appearance, changes and updates.
@MainActor struct LifecycleTests {
  @Test func newIdentityAppearsBeforeOldDisappears() {
    let log = Log()
    let host = Host(100, 100, Flipping(log: log))

    #expect(log.lines == ["A false"])
    log.flip?()
    host.settle()
    #expect(log.lines == ["A false", "A true", "D true"])
    host.close()

    #expect(log.lines == ["A false", "A true", "D true", "D true"])
  }

  private struct Flipping: View {
    let log: Log
    @State private var f = false

    var body: some View {
      let _ = log.flip = { f = true }
      Color.red
        .onAppear { log.add("A \(f)") }
        .onDisappear { log.add("D \(f)") }
        .id(f)
    }
  }

  @Test func appearanceFollowsIdentityInsideOnly() {
    let log = Log()
    let host = Host(100, 100, TwoIdentities(log: log))

    log.flip?()
    host.settle()

    #expect(log.lines.filter { $0 == "inside" }.count == 2)
    #expect(log.lines.filter { $0 == "outside" }.count == 1)
    host.close()
  }

  private struct TwoIdentities: View {
    let log: Log
    @State private var f = false

    var body: some View {
      let _ = log.flip = { f = true }
      Color.red.onAppear { log.add("inside") }.id(f).onAppear { log.add("outside") }
    }
  }

  @Test func childAppearsBeforeParent() {
    let log = Log()
    let host = Host(100, 100, Parent(log: log))

    #expect(log.lines == ["child", "parent sees 1"])
    host.close()
  }

  private struct Parent: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Child(log: log, value: $value).onAppear { log.add("parent sees \(value)") }
    }
  }

  private struct Child: View {
    let log: Log
    @Binding var value: Int

    var body: some View {
      Color.red.onAppear {
        log.add("child")
        value = 1
      }
    }
  }

  @Test func taskRunsOncePerIdentity() async {
    let log = Log()
    let host = Host(100, 100, Tasks(log: log))
    await host.finishTasks()
    #expect(log.lines.sorted() == ["id 0", "once"])

    log.flip?()
    host.settle()
    await host.finishTasks()

    #expect(log.lines.sorted() == ["id 0", "id 1", "once"])
    host.close()
  }

  private struct Tasks: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log.flip = { value = 1 }
      VStack {
        Color.red.task { log.add("once") }
        Color.red.task(id: value) { log.add("id \(value)") }
      }
    }
  }

  @Test func disappearanceCancelsTask() async {
    let log = Log()
    let host = Host(100, 100, Waiting(log: log))
    await Task.yield()

    log.flip?()
    host.settle()
    await host.finishTasks()

    #expect(log.lines == ["cancelled"])
    host.close()
  }

  private struct Waiting: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      let _ = log.flip = { isShown = false }
      if isShown {
        Color.red.task {
          try? await Task.sleep(for: .seconds(3600))
          if Task.isCancelled { log.add("cancelled") }
        }
      }
    }
  }
}

/// What views have written down, and a way to change their state from outside.
@MainActor final class Log {
  private(set) var lines: [String] = []
  var flip: (() -> Void)?
  var background: (@Sendable () async -> Void)?

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }
  func clear() { lines.removeAll() }
}
