import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

/// Two fingers on a screen or touchpad, and a wheel in place of them.
@MainActor @Suite(.serialized, .hangLimit) struct PinchInputTests {
  @Test func fingersMagnifyWhatIsBetweenThem() async throws {
    let log = PinchLog()
    let host = try await WindowHost(Magnified(log: log))
    defer { host.close() }
    let input = PinchInput(host.window)
    let middle = CGPoint(x: host.graph.size.width / 2, y: host.graph.size.height / 2)

    input.begin(at: middle)
    input.change(to: 1.5)
    try await host.wait { log.lines.count == 1 }
    input.change(to: 2)
    try await host.wait { log.lines.count == 2 }
    input.send(.ended)
    try await host.wait { log.lines.count == 3 }

    #expect(log.lines == ["1.5", "2.0", "end 2.0"])
  }

  @Test func fingersThatWereNotMeantEndNothing() async throws {
    let log = PinchLog()
    let host = try await WindowHost(Magnified(log: log))
    defer { host.close() }
    let input = PinchInput(host.window)

    input.begin(at: CGPoint(x: host.graph.size.width / 2, y: host.graph.size.height / 2))
    input.change(to: 1.5)
    try await host.wait { log.lines.count == 1 }
    input.send(.cancelled)
    input.begin(at: CGPoint(x: 2, y: 2))
    input.change(to: 3)
    input.send(.ended)
    try await host.wait { host.graph.isSettled }

    #expect(log.lines == ["1.5"])
  }

  @Test func wheelIsUsedUpOnlyWhereSomethingIsMagnified() async throws {
    let log = PinchLog()
    let host = try await WindowHost(Magnified(log: log))
    defer { host.close() }
    let input = PinchInput(host.window)
    let middle = CGPoint(x: host.graph.size.width / 2, y: host.graph.size.height / 2)

    #expect(input.turn(by: -1, at: middle))
    #expect(!input.turn(by: -1, at: CGPoint(x: 2, y: 2)))
    try await host.wait { !log.lines.isEmpty }

    #expect(log.lines == ["end 1.2"])
  }
}

/// What a view was told.
@MainActor private final class PinchLog {
  var lines: [String] = []
}

/// A square in the middle that notes how it is magnified.
private struct Magnified: View {
  let log: PinchLog

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .gesture(
        MagnifyGesture().onChanged { log.lines.append("\($0.magnification)") }
          .onEnded { log.lines.append("end \($0.magnification)") })
  }
}
