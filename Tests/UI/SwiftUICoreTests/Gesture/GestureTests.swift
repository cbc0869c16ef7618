import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// What people do with fingers and pointers.
@MainActor struct GestureTests {
  private func area() -> some View { Color.red.frame(width: 100, height: 100) }

  @Test func tapIsMadeInOnePlace() {
    let log = Log()
    let host = Host(100, 100, area().onTapGesture { log.add("tap") })
    let finger = Finger(host)

    finger.tap(at: 50, 50)
    finger.down(at: 50, 50)
    finger.move(to: 80, 50)
    finger.up()

    #expect(log.lines == ["tap"])
    host.close()
  }

  @Test func placeOfATapIsToldInTheSpaceOfTheView() {
    let log = Log()
    let host = Host(
      200, 100,
      area().onTapGesture { (place: CGPoint) in log.add("\(Int(place.x)),\(Int(place.y))") })

    Finger(host).tap(at: 60, 20)

    #expect(log.lines == ["10,20"])
    host.close()
  }

  @Test func doubleTapGoesBeforeTheSingleOneOutside() async {
    let log = Log()
    let host = Host(
      100, 100,
      area().onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
    let finger = Finger(host)

    finger.tap(at: 50, 50)
    finger.tap(at: 50, 50)
    #expect(log.lines == ["double"])
    finger.tap(at: 50, 50)
    #expect(log.lines == ["double"])
    await finger.wait()

    #expect(log.lines == ["double", "single"])
    host.close()
  }

  @Test func dragTellsHowFarItHasCome() {
    let log = Log()
    let gesture = DragGesture().onChanged { log.add("\($0.translation.width)") }
      .onEnded { log.add("end \($0.location.x) from \($0.startLocation.x)") }
    let host = Host(100, 100, area().gesture(gesture))
    let finger = Finger(host)

    finger.down(at: 20, 50)
    finger.move(to: 25, 50)
    finger.move(to: 40, 50)
    finger.move(to: 60, 50)
    finger.up()

    #expect(log.lines == ["20.0", "40.0", "end 60.0 from 20.0"])
    host.close()
  }

  @Test func speedOfADragPredictsItsEnd() {
    var predicted = CGSize.zero
    let host = Host(
      100, 100, area().gesture(DragGesture().onEnded { predicted = $0.predictedEndTranslation }))
    let finger = Finger(host)

    finger.down(at: 10, 50)
    finger.move(to: 50, 50, after: .milliseconds(100))
    finger.move(to: 60, 50, after: .milliseconds(100))
    finger.up()

    #expect(predicted.width == 75)
    host.close()
  }

  @Test func dragTakesOverFromATap() {
    let log = Log()
    let host = Host(
      100, 100,
      area().onTapGesture { log.add("tap") }
        .gesture(DragGesture().onEnded { _ in log.add("drag") }))
    let finger = Finger(host)

    finger.tap(at: 50, 50)
    finger.down(at: 50, 50)
    finger.move(to: 80, 50)
    finger.up()

    #expect(log.lines == ["tap", "drag"])
    host.close()
  }

  @Test func innerGestureGoesFirstUnlessTheOuterOneHasPriority() {
    let log = Log()
    let inner = area().onTapGesture { log.add("inner") }
    let plain = Host(100, 100, inner.onTapGesture { log.add("outer") })
    let high = Host(
      100, 100, inner.highPriorityGesture(TapGesture().onEnded { log.add("outer first") }))
    let both = Host(
      100, 100, inner.simultaneousGesture(TapGesture().onEnded { log.add("beside") }))

    Finger(plain).tap(at: 50, 50)
    #expect(log.lines == ["inner"])
    Finger(high).tap(at: 50, 50)
    #expect(log.lines == ["inner", "outer first"])
    Finger(both).tap(at: 50, 50)

    #expect(Set(log.lines.suffix(2)) == ["inner", "beside"])
    for host in [plain, high, both] { host.close() }
  }

  @Test func maskLeavesGesturesOut() {
    let log = Log()
    let inner = area().onTapGesture { log.add("inner") }
    let tap = TapGesture().onEnded { log.add("outer") }
    let only = Host(100, 100, inner.gesture(tap, including: .gesture))
    let off = Host(100, 100, inner.highPriorityGesture(tap, isEnabled: false))

    Finger(only).tap(at: 50, 50)
    Finger(off).tap(at: 50, 50)

    #expect(log.lines == ["outer", "inner"])
    only.close()
    off.close()
  }

  @Test func longPressNeedsNoMoreThanAnAction() async {
    let log = Log()
    let host = Host(100, 100, area().onLongPressGesture { log.add("long") })
    let finger = Finger(host)

    finger.down(at: 50, 50)
    await finger.wait()
    finger.up()

    #expect(log.lines == ["long"])
    host.close()
  }

  @Test func longPressIsMadeByWaiting() async {
    let log = Log()
    let host = Host(
      100, 100,
      area().onLongPressGesture {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      })
    let finger = Finger(host)

    finger.down(at: 50, 50)
    #expect(log.lines == ["true"])
    await finger.wait()
    #expect(log.lines == ["true", "false", "long"])
    finger.up()
    finger.tap(at: 50, 50)

    #expect(log.lines == ["true", "false", "long", "true", "false"])
    host.close()
  }

  @Test(arguments: [true, false]) func tapAndLongPressShareAView(isTapInside: Bool) async {
    let log = Log()
    let tap = TapGesture().onEnded { log.add("tap") }
    let press = LongPressGesture().onEnded { _ in log.add("long") }
    let view =
      isTapInside
      ? AnyView(area().gesture(tap).gesture(press)) : AnyView(area().gesture(press).gesture(tap))
    let host = Host(100, 100, view)
    let finger = Finger(host)

    finger.tap(at: 50, 50)
    #expect(log.lines == ["tap"])
    finger.down(at: 50, 50)
    await finger.wait()
    finger.up()

    #expect(log.lines == ["tap", "long"])
    host.close()
  }

  private struct Dragging: View {
    @GestureState private var distance: CGFloat = 0

    var body: some View {
      let drag = DragGesture().updating($distance) { value, state, _ in
        state = value.translation.width
      }
      Color.red.overlay { Text(verbatim: "\(Int(distance))") }.gesture(drag)
    }
  }

  @Test func stateOfAGestureLastsAsLongAsTheGesture() {
    let host = Host(100, 100, Dragging())
    let finger = Finger(host)

    finger.down(at: 10, 50)
    finger.move(to: 50, 50)
    #expect(host.renderer.screen.texts == ["40"])
    finger.up()

    #expect(host.renderer.screen.texts == ["0"])
    host.close()
  }

  @Test func stateOfAGestureThatIsBrokenOffGoesBack() {
    let host = Host(100, 100, Dragging())
    let finger = Finger(host)
    finger.down(at: 10, 50)
    finger.move(to: 50, 50)

    finger.cancel()

    #expect(host.renderer.screen.texts == ["0"])
    host.close()
  }

  @Test func gesturesFollowEachOther() async {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
      if case .second(_, let drag) = value { log.add("\(drag?.translation.width ?? 0)") }
    }
    let host = Host(100, 100, area().gesture(gesture))
    let finger = Finger(host)

    finger.down(at: 10, 50)
    await finger.wait()
    finger.move(to: 60, 50)
    finger.up()

    #expect(log.lines == ["50.0"])
    host.close()
  }

  @Test func oneOfTwoGesturesIsMade() {
    let log = Log()
    let gesture = TapGesture().exclusively(before: DragGesture()).onEnded { value in
      switch value {
      case .first: log.add("tap")
      case .second: log.add("drag")
      }
    }
    let host = Host(100, 100, area().gesture(gesture))
    let finger = Finger(host)

    finger.tap(at: 50, 50)
    finger.down(at: 10, 50)
    finger.move(to: 60, 50)
    finger.up()

    #expect(log.lines == ["tap", "drag"])
    host.close()
  }

  private struct Swipe: Gesture {
    let log: Log
    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 30).onEnded { _ in log.add("swipe") }
    }
  }

  @Test func gestureOfOnesOwnIsMadeOfOthers() {
    let log = Log()
    let host = Host(100, 100, area().gesture(Swipe(log: log)))
    let finger = Finger(host)

    finger.down(at: 10, 50)
    finger.move(to: 60, 50)
    finger.up()

    #expect(log.lines == ["swipe"])
    host.close()
  }

  @Test func elementsArePressedByFingersToo() {
    let log = Log()
    let button = ElementView(
      .control(ControlContent(.button(ButtonContent()))), offers: [.press],
      perform: { _ in log.add("pressed") }
    ) {
      Color.red.frame(width: 40, height: 40)
    }
    let host = Host(100, 100, button.onTapGesture { log.add("around") })

    Finger(host).tap(at: 50, 50)

    #expect(log.lines == ["pressed"])
    host.close()
  }
}
