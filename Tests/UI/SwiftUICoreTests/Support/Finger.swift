import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// A finger on the screen of a host.
@MainActor final class Finger {
  private let host: Host
  private var time = Duration.zero
  private var place = CGPoint.zero
  private let sleeper = Sleeper()

  init(_ host: Host) {
    self.host = host
    host.graph.sleep = { [sleeper] in try await sleeper.sleep($0) }
  }

  func down(at x: CGFloat, _ y: CGFloat) { send(.began, CGPoint(x: x, y: y)) }

  func move(to x: CGFloat, _ y: CGFloat, after time: Duration = .milliseconds(16)) {
    self.time += time
    send(.moved, CGPoint(x: x, y: y))
  }

  func up() { send(.ended, place) }
  func cancel() { send(.cancelled, place) }

  func tap(at x: CGFloat, _ y: CGFloat) {
    time += .milliseconds(50)
    down(at: x, y)
    time += .milliseconds(50)
    up()
  }

  /// Lets the time pass that a gesture waits for.
  func wait() async {
    time += await sleeper.wake()
    while !host.renderer.wantsTurn { await Task.yield() }
    host.settle()
  }

  private func send(_ phase: PointerEvent.Phase, _ location: CGPoint) {
    place = location
    host.graph.handle(.pointer(PointerEvent(phase, at: location, time: time)))
    host.settle()
  }
}
