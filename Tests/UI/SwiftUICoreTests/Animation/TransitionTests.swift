import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// How views come and go.
@MainActor struct TransitionTests {
  private struct Coming: View {
    let log: Log
    let transition: AnyTransition
    @State private var isShown = false

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      VStack(spacing: 0) {
        Text(verbatim: "above")
        if isShown {
          Text(verbatim: "here").transition(transition)
            .onAppear { log.add("appears") }.onDisappear { log.add("disappears") }
        }
        Text(verbatim: "below").probe("below")
      }
    }
  }

  @Test func viewComesAndGoesThroughItsTransition() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Coming(log: log, transition: .opacity))
    #expect(host.renderer.screen.texts == ["above", "below"])

    log.flip?()
    host.settle()
    #expect(host.opacities == [0])
    clock.advance(by: .milliseconds(500))
    #expect(host.opacities == [0.5])
    clock.advance(by: .milliseconds(500))
    #expect(host.opacities == [1])
    #expect(log.lines == ["appears"])

    log.flip?()
    host.settle()
    #expect(Set(host.renderer.screen.texts) == ["above", "here", "below"])
    host.expect("below 30,50,40,16")
    clock.advance(by: .milliseconds(250))
    #expect(host.opacities == [0.75])
    #expect(log.lines == ["appears"])
    clock.advance(by: .milliseconds(750))

    #expect(host.renderer.screen.texts == ["above", "below"])
    #expect(log.lines == ["appears", "disappears"])
    host.close()
  }

  @Test func withoutAClockViewsComeAndGoAtOnce() {
    let log = Log()
    let host = Host(100, 100, Coming(log: log, transition: .move(edge: .leading)))

    log.flip?()
    host.settle()
    #expect(host.renderer.screen.texts == ["above", "here", "below"])
    #expect(host.opacities == [])
    log.flip?()
    host.settle()

    #expect(host.renderer.screen.texts == ["above", "below"])
    #expect(log.lines == ["appears", "disappears"])
    host.close()
  }

  @Test func movedViewStartsBeyondItsEdge() throws {
    let (log, clock) = (Log(), TestClock())
    let host = Host(
      100, 100, clock: clock,
      Coming(log: log, transition: .move(edge: .leading).combined(with: .opacity)))

    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(250))

    let shift = try #require(
      host.renderer.screen.flattened().compactMap { element -> CGFloat? in
        if case .effect(.transform(let transform)) = element.content { transform.tX } else { nil }
      }.first)
    #expect(shift == -24)
    #expect(host.opacities == [0.25])
    host.close()
  }

  @Test func comingAndGoingCanDiffer() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(
      100, 100, clock: clock,
      Coming(log: log, transition: .asymmetric(insertion: .opacity, removal: .scale)))
    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(500))
    #expect(host.opacities == [0.5])
    #expect(host.shifts == [1])
    clock.advance(by: .milliseconds(500))

    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(500))

    #expect(host.opacities == [1])
    #expect(host.shifts == [0.5])
    host.close()
  }

  @Test func transitionHasAnAnimationOfItsOwn() {
    let (log, clock) = (Log(), TestClock())
    let transition = AnyTransition.opacity.animation(.linear(duration: 10))
    let host = Host(100, 100, clock: clock, Coming(log: log, transition: transition))

    log.flip?()
    host.settle()
    clock.advance(by: .seconds(1))

    #expect(host.opacities == [0.1])
    host.close()
  }

  @Test func viewThatGoesEndsWithTheViewAroundIt() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, Coming(log: log, transition: .opacity))
    log.flip?()
    host.settle()
    clock.advance(by: .seconds(1))
    log.flip?()
    host.settle()

    host.close()

    #expect(log.lines == ["appears", "disappears"])
  }

  private struct Listed: View {
    let log: Log
    @State private var names = ["a", "b", "c"]

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { _ = names.remove(at: 1) } }
      HStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Text(verbatim: name).probe(name).transition(.opacity)
        }
      }
    }
  }

  @Test func rowThatGoesStaysInSightWhileOthersCloseUp() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 20, clock: clock, Listed(log: log))
    #expect(host.renderer.screen.texts == ["a", "b", "c"])

    log.flip?()
    host.settle()
    #expect(Set(host.renderer.screen.texts) == ["a", "b", "c"])
    host.expect("a 42,2,8,16; c 50,2,8,16")
    clock.advance(by: .seconds(1))

    #expect(host.renderer.screen.texts == ["a", "c"])
    host.close()
  }

  private struct Moving: View {
    let log: Log
    @State private var isAway = false

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { isAway = true } }
      Color.red.frame(width: 20, height: 20).probe("box")
        .frame(width: 100, alignment: isAway ? .trailing : .leading)
    }
  }

  @Test func viewIsDrawnOnItsWayToItsPlace() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 20, clock: clock, Moving(log: log))
    func drawn() -> [CGFloat] {
      host.renderer.screen.flattened().filter { $0.content == .color(.red) }.map(\.frame.minX)
    }
    #expect(drawn() == [0])

    log.flip?()
    host.settle()
    host.expect("box 80,0,20,20")
    #expect(drawn() == [0])
    clock.advance(by: .milliseconds(250))
    #expect(drawn() == [20])
    clock.advance(by: .milliseconds(750))

    #expect(drawn() == [80])
    host.close()
  }

  private struct Renamed: View {
    let log: Log
    let isIdentity: Bool
    @State private var flag = false

    var body: some View {
      let _ = log.flip = { flag = true }
      if isIdentity {
        watched.transition(.identity).id(flag)
      } else {
        watched.id(flag)
      }
    }

    private var watched: some View {
      Color.red.onAppear { log.add("A \(flag)") }.onDisappear { log.add("D \(flag)") }
    }
  }

  @Test(arguments: [
    (false, ["A false", "A true", "D true", "D true"]),
    (true, ["A false", "D true", "A true", "D true"]),
  ]) func oldViewGoesFirstByTheIdentityTransition(isIdentity: Bool, expected: [String]) {
    let log = Log()
    let host = Host(100, 100, Renamed(log: log, isIdentity: isIdentity))

    log.flip?()
    host.settle()
    host.close()

    #expect(log.lines == expected)
  }

  private struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(1 + phase.value * 0.5)
    }
  }

  private struct ComingOwn: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      let _ = log.flip = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { Text(verbatim: "here").transition(Turning()) }
    }
  }

  @Test func transitionOfOnesOwnIsAskedForItsPhases() {
    let (log, clock) = (Log(), TestClock())
    let host = Host(100, 100, clock: clock, ComingOwn(log: log))

    log.flip?()
    host.settle()
    #expect(host.shifts == [0.5])
    clock.advance(by: .milliseconds(500))
    #expect(host.shifts == [0.75])
    clock.advance(by: .seconds(1))
    log.flip?()
    host.settle()
    clock.advance(by: .milliseconds(500))

    #expect(host.shifts == [1.25])
    host.close()
  }
}
