import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Which views are told of a pointer that isn't pressed.
@MainActor struct HoverTests {
  private let log = Log()

  private func hover(_ host: Host, at point: CGPoint?) {
    host.graph.handle(.hover(point))
    host.settle()
  }

  private func square(_ name: String) -> some View {
    Color.red.frame(width: 40, height: 40).onHover { log.add("\(name) \($0)") }
  }

  @Test func viewIsToldOfComingAndLeaving() {
    let host = Host(100, 100, square("a"))

    hover(host, at: CGPoint(x: 5, y: 5))
    hover(host, at: CGPoint(x: 50, y: 50))
    hover(host, at: CGPoint(x: 52, y: 50))
    hover(host, at: nil)

    #expect(log.lines == ["a true", "a false"])
    host.close()
  }

  @Test func oneOfTwoIsLeftBeforeTheOtherIsEntered() {
    let host = Host(
      100, 100,
      HStack(spacing: 0) {
        square("a")
        square("b")
      })

    hover(host, at: CGPoint(x: 30, y: 50))
    hover(host, at: CGPoint(x: 70, y: 50))

    #expect(log.lines == ["a true", "a false", "b true"])
    host.close()
  }

  @Test func gapsOfAViewBelongToIt() {
    let host = Host(
      100, 100,
      HStack(spacing: 20) {
        Color.red.frame(width: 20)
        Color.red.frame(width: 20)
      }
      .onHover { log.add("\($0)") })

    hover(host, at: CGPoint(x: 50, y: 50))

    #expect(log.lines == ["true"])
    host.close()
  }

  @Test func whatLiesBehindIsNotTold() {
    let host = Host(
      100, 100,
      ZStack {
        Color.red.onHover { log.add("behind \($0)") }
        Color.blue.frame(width: 40, height: 40)
      })

    hover(host, at: CGPoint(x: 50, y: 50))
    hover(host, at: CGPoint(x: 5, y: 5))

    #expect(log.lines == ["behind true"])
    host.close()
  }

  @Test func viewsAroundAreEnteredFirst() {
    let host = Host(100, 100, square("inner").padding().onHover { log.add("outer \($0)") })

    hover(host, at: CGPoint(x: 50, y: 50))

    #expect(log.lines == ["outer true", "inner true"])
    host.close()
  }

  @Test func placesAreToldInTheSpaceThatIsWanted() {
    let host = Host(
      100, 100,
      Color.red.frame(width: 40, height: 40)
        .onContinuousHover { log.add("local \($0)") }
        .onContinuousHover(coordinateSpace: .global) { log.add("global \($0)") })

    hover(host, at: CGPoint(x: 35, y: 40))
    hover(host, at: nil)

    let places = log.lines.map { $0.replacing("Foundation.CGPoint", with: "") }
    #expect(
      places == [
        "global active((x: 35.0, y: 40.0))", "local active((x: 5.0, y: 10.0))", "local ended",
        "global ended",
      ])
    host.close()
  }

  @Test func graphSaysWhetherAnyViewWantsToKnow() {
    let host = Host(100, 100, Counted())
    let wanted = host.graph.hasHoverViews

    Finger(host).tap(at: 50, 50)

    #expect(wanted)
    #expect(!host.graph.hasHoverViews)
    host.close()
  }
}

/// A view that wants to know of the pointer until it is tapped.
private struct Counted: View {
  @State private var wants = true

  var body: some View {
    if wants {
      Color.red.onHover { _ in }.onTapGesture { wants = false }
    } else {
      Color.blue
    }
  }
}
