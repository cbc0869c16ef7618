import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ButtonTests {
  @Test func pressingTheLabelRunsTheAction() {
    let calls = Calls()
    let host = ViewHost(Button("Save") { calls.note("save") })

    #expect(host.press("Save"))

    #expect(calls.names == ["save"])
  }

  @Test func disabledButtonOffersNothingAndDoesNothing() throws {
    let calls = Calls()
    let host = ViewHost(
      VStack { Button("Save") { calls.note("save") } }.disabled(true).disabled(false))

    host.press("Save")

    let button = try #require(host.controls.first)
    #expect(!button.isEnabled)
    #expect(calls.names.isEmpty)
  }

  @Test func disabledViewMakesNoGestures() {
    let calls = Calls()
    let host = ViewHost(
      VStack { Text("Tap").onTapGesture { calls.note("tap") } }.disabled(true))

    host.press("Tap")

    #expect(calls.names.isEmpty)
  }

  @Test func roleAndStyleReachTheElement() throws {
    let host = ViewHost(
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule).controlSize(.large))

    let button = try #require(host.controls.first)
    var content = ButtonContent(role: .destructive, look: .prominent)
    content.shape = .capsule
    #expect(button.kind == .button(content))
    #expect(button.size == .large)
  }

  @Test func buttonOfARowFillsIt() throws {
    let host = ViewHost(Button("Open") {}.environment(\.controlContext, .row))

    #expect(host.controls.first?.kind == .button(ButtonContent(look: .row)))
  }

  @Test func styleOfOnesOwnSeesWhetherTheButtonIsHeld() throws {
    let host = ViewHost(Button("Save") {}.buttonStyle(PressedStyle()))
    let button = try host.control { if case .button = $0 { true } else { false } }
    #expect(host.texts == ["up", "Save"])

    host.perform(.hold(true), on: button)
    #expect(host.texts == ["down", "Save"])

    host.perform(.hold(false), on: button)
    #expect(host.texts == ["up", "Save"])
  }

  @Test func pointerHoldsAButtonUntilItIsLetGoOrLeavesIt() throws {
    let calls = Calls()
    let host = ViewHost(Button("Save") { calls.note("save") }.buttonStyle(PressedStyle()))
    let button = try host.control { if case .button = $0 { true } else { false } }
    let frame = try #require(host.nodes.first { $0.id == button }?.frame)
    let middle = CGPoint(x: frame.midX, y: frame.midY)

    host.point(.began, at: middle)
    #expect(host.texts == ["down", "Save"])
    host.point(.ended, at: middle)
    #expect(host.texts == ["up", "Save"])
    #expect(calls.names == ["save"])

    host.point(.began, at: middle)
    host.point(.moved, at: CGPoint(x: 5, y: 5))
    #expect(host.texts == ["up", "Save"])
    host.point(.ended, at: CGPoint(x: 5, y: 5))
    #expect(calls.names == ["save"])
  }

  @Test func primitiveStyleTriggersAsItLikesAndLeavesTheLookToTheStyleOutside() throws {
    let calls = Calls()
    let host = ViewHost(
      Button("Save") { calls.note("save") }.buttonStyle(TwiceStyle()).buttonStyle(.bordered))

    host.press("Again")
    host.press("Save")

    #expect(calls.names == ["save", "save"])
    #expect(host.controls.first?.kind == .button(ButtonContent(look: .bordered)))
  }

  @Test func buttonInsideALabelHasTheStyleAsWell() {
    let host = ViewHost(
      Button {
      } label: {
        VStack {
          Text("outer")
          Button("inner") {}
        }
      }.buttonStyle(PressedStyle()))

    #expect(host.texts == ["up", "outer", "up", "inner"])
  }

  @Test func parentThatRunsAgainLeavesStyledButtonsAlone() {
    let host = ViewHost(Counting())
    let before = host.graph.counters.bodiesByType["StyledBody"]

    host.press("more")

    #expect(host.texts.contains("1"))
    #expect(host.graph.counters.bodiesByType["StyledBody"] == before)
  }
}

extension ViewHost {
  fileprivate func point(_ phase: PointerEvent.Phase, at location: CGPoint) {
    graph.handle(.pointer(PointerEvent(phase, at: location, time: .zero)))
    settle()
  }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isPressed ? "down" : "up")
      configuration.label
    }
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
    Text("Again").onTapGesture { configuration.trigger() }
  }
}

/// A counter beside a button with a style that never changes.
private struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Text("more").onTapGesture { count += 1 }
      Still().buttonStyle(PressedStyle())
    }
  }
}

private struct Still: View {
  var body: some View { Button("still") {} }
}
