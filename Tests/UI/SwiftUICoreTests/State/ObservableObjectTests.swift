import Combine
import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Objects that say when they change.
@MainActor struct ObservableObjectTests {
  private final class Switches: ObservableObject {
    @Published var published = false
    var plain = false
  }

  private final class Counting: ObservableObject {
    nonisolated(unsafe) static var made = 0
    nonisolated(unsafe) static var ended = 0
    @Published var value = 0
    init() { Self.made += 1 }
    deinit { Self.ended += 1 }
  }

  private struct Outer: View {
    let log: Log
    @State private var tick = 0

    var body: some View {
      let _ = log.flip = { tick += 1 }
      Text(verbatim: "\(tick)")
      Inner(tick: tick)
    }
  }

  private struct Inner: View {
    let tick: Int
    @StateObject private var counting = Counting()

    var body: some View { Text(verbatim: "\(counting.value)") }
  }

  @Test func objectOfAViewIsMadeOnceAndEndsWithIt() {
    let log = Log()
    let host = Host(100, 100, Outer(log: log))

    log.flip?()
    host.settle()

    #expect(Counting.made == 1)
    #expect(Counting.ended == 0)
    host.close()
    #expect(Counting.ended == 1)
  }

  private struct Exchanging: View {
    let log: Log
    let objects: [Switches]
    @State private var index = 0

    var body: some View {
      let _ = log.flip = { index = 1 }
      Watching(switches: objects[index])
    }
  }

  private struct Watching: View {
    @ObservedObject var switches: Switches
    var body: some View { Text(verbatim: "\(switches.published)") }
  }

  @Test func viewFollowsTheObjectThatItIsGivenNow() {
    let log = Log()
    let objects = [Switches(), Switches()]
    let host = Host(100, 100, Exchanging(log: log, objects: objects))
    log.flip?()
    host.settle()

    let old = host.counting { objects[0].published = true }
    let new = host.counting { objects[1].published = true }

    #expect(old.bodiesByType == [:])
    #expect(new.bodiesByType == ["Watching": 1])
    #expect(host.renderer.screen.texts == ["true"])
    host.close()
  }

  @Test func changeFromAnotherThreadIsShown() async {
    let switches = Switches()
    let host = Host(100, 100, Watching(switches: switches))
    let shared = SharedSwitches(switches)

    await Task.detached { shared.switches.published = true }.value
    await host.arrival()

    #expect(host.renderer.screen.texts == ["true"])
    host.close()
  }

  /// Hands the object to the one thread that uses it.
  private struct SharedSwitches: @unchecked Sendable {
    let switches: Switches
    init(_ switches: Switches) { self.switches = switches }
  }

  private struct NeedsSwitches: View {
    @EnvironmentObject private var switches: Switches

    var body: some View {
      VStack {
        Toggling(isOn: $switches.published)
        Text(verbatim: "\(switches.published)")
      }
    }
  }

  private struct Toggling: View {
    @Binding var isOn: Bool
    var body: some View { Text(verbatim: "toggle").onTapGesture { isOn.toggle() } }
  }

  @Test func objectOfTheEnvironmentIsReadAndFollowed() {
    let switches = Switches()
    let host = Host(100, 100, NeedsSwitches().environmentObject(switches))
    #expect(host.renderer.screen.texts == ["toggle", "false"])

    let change = host.counting { host.tap(at: CGPoint(x: 50, y: 42)) }

    #expect(switches.published)
    #expect(host.renderer.screen.texts == ["toggle", "true"])
    #expect(change.bodiesByType == ["NeedsSwitches": 1])
    host.close()
  }

  @Test func missingObjectOfTheEnvironmentIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Host(100, 100, NeedsSwitches()) }
    }

    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Switches found."))
  }

  private struct Receiving: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var sum = 0

    var body: some View { Text(verbatim: "\(sum)").onReceive(subject) { sum += $0 } }
  }

  @Test func valuesOfAPublisherAreTakenWhileTheViewExists() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let host = Host(100, 100, Receiving(subject: subject))
    #expect(host.renderer.screen.texts == ["1"])

    subject.send(2)
    host.settle()
    #expect(host.renderer.screen.texts == ["3"])

    host.close()
    subject.send(3)
    #expect(!host.renderer.wantsTurn)
  }

  private struct Naming: View {
    let log: Log
    let tag: String
    @Namespace private var space
    @State private var tick = 0

    var body: some View {
      let _ = log.flip = { tick += 1 }
      let _ = log.add("\(space)")
      Text(verbatim: "\(tick)")
    }
  }

  @Test func namespaceKeepsItsNameAndDiffersFromOthers() {
    let log = Log()
    let host = Host(
      100, 100,
      VStack {
        Naming(log: log, tag: "a")
        Naming(log: log, tag: "b")
      })

    log.flip?()
    host.settle()

    #expect(log.lines.count == 3)
    #expect(log.lines[0] != log.lines[1])
    #expect(log.lines[2] == log.lines[1])
    host.close()
  }
}
