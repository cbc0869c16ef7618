import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Two fingers that move apart or together.
@MainActor struct MagnifyGestureTests {
  private let log = Log()

  private func area() -> some View { Color.red.frame(width: 100, height: 100) }

  private func pinch(_ host: Host, at x: CGFloat, _ y: CGFloat, _ scales: CGFloat...) {
    let place = CGPoint(x: x, y: y)
    var time = Duration.zero
    func send(_ phase: PointerEvent.Phase, _ scale: CGFloat) {
      host.graph.handle(.pointer(PointerEvent(phase, at: place, time: time, scale: scale)))
      host.settle()
      time += .milliseconds(500)
    }
    send(.began, 1)
    for scale in scales { send(.moved, scale) }
    send(.ended, scales.last ?? 1)
  }

  @Test func fingersThatMoveApartTellHowFarFromWhere() {
    let host = Host(
      200, 100,
      area().gesture(
        MagnifyGesture()
          .onChanged { log.add("\($0.magnification) at \($0.startAnchor.x),\($0.startAnchor.y)") }
          .onEnded { log.add("end \($0.magnification) from \($0.startLocation.x)") }))

    pinch(host, at: 75, 50, 1.5, 2)

    #expect(
      log.lines == ["1.5 at 0.25,0.5", "2.0 at 0.25,0.5", "end 2.0 from 25.0"])
    host.close()
  }

  @Test func velocityIsTheChangeInASecond() {
    let host = Host(
      100, 100, area().gesture(MagnifyGesture().onChanged { log.add("\($0.velocity)") }))

    pinch(host, at: 50, 50, 1.5, 3)

    #expect(log.lines == ["1.0", "3.0"])
    host.close()
  }

  @Test func changesBelowTheLeastAreNoGesture() {
    let host = Host(
      100, 100,
      area().gesture(
        MagnifyGesture(minimumScaleDelta: 0.5).onChanged { log.add("\($0.magnification)") }
          .onEnded { _ in log.add("end") }))

    pinch(host, at: 50, 50, 1.25, 1.375)
    #expect(log.lines.isEmpty)
    pinch(host, at: 50, 50, 1.25, 1.5)

    #expect(log.lines == ["1.5", "end"])
    host.close()
  }

  @Test func twoFingersNeitherTapNorDrag() {
    let host = Host(
      100, 100,
      area().gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") })
        .onTapGesture { log.add("tap") })

    pinch(host, at: 50, 50, 2)

    #expect(log.lines.isEmpty)
    host.close()
  }

  @Test func oneFingerDoesNotMagnify() {
    let host = Host(
      100, 100,
      area().gesture(
        MagnifyGesture(minimumScaleDelta: 0).onChanged { _ in log.add("larger") }))
    let finger = Finger(host)

    finger.down(at: 10, 10)
    finger.move(to: 90, 90)
    finger.up()

    #expect(log.lines.isEmpty)
    host.close()
  }

  @Test func olderGestureTellsTheMagnificationAlone() {
    let host = Host(
      100, 100, area().gesture(MagnificationGesture().onEnded { log.add("\($0)") }))

    pinch(host, at: 50, 50, 0.5)

    #expect(log.lines == ["0.5"])
    host.close()
  }

  @Test func wheelMagnifiesAtOnceWhereSomethingIsMagnified() {
    let host = Host(
      200, 100,
      area().gesture(MagnifyGesture().onEnded { log.add("\($0.magnification)") })
        .onTapGesture { log.add("tap") })

    #expect(host.graph.magnify(by: 1.25, at: CGPoint(x: 100, y: 50), time: .zero))
    #expect(!host.graph.magnify(by: 1.25, at: CGPoint(x: 10, y: 50), time: .zero))
    host.settle()

    #expect(log.lines == ["1.25"])
    host.close()
  }

  @Test func dragBesideMagnifyingIsStillMade() {
    let host = Host(
      100, 100,
      area().gesture(DragGesture().onChanged { _ in log.add("drag") })
        .simultaneousGesture(MagnifyGesture().onChanged { _ in log.add("larger") }))
    let finger = Finger(host)

    pinch(host, at: 50, 50, 2)
    finger.down(at: 10, 10)
    finger.move(to: 90, 90)
    finger.up()

    #expect(log.lines == ["larger", "drag"])
    host.close()
  }
}
