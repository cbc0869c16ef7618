import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct MenuTests {
  @Test func menuOpensInFrontAndClosesAfterAChoice() {
    let calls = Calls()
    let host = ViewHost(
      Menu("More") {
        Button("Copy") { calls.note("copy") }
        Button("Delete", role: .destructive) { calls.note("delete") }
      })
    #expect(host.texts == ["More"])

    host.press("More")
    #expect(host.texts == ["More", "Copy", "Delete"])
    #expect(host.controls.last?.kind == .button(ButtonContent(role: .destructive, look: .menuItem)))

    host.press("Copy")
    #expect(calls.names == ["copy"])
    #expect(host.texts == ["More"])
  }

  @Test func primaryActionTakesThePressAndHoldingShowsTheMenu() throws {
    let calls = Calls()
    let host = ViewHost(
      Menu("Send") {
        Button("Later") {}
      } primaryAction: {
        calls.note("send")
      })

    host.press("Send")
    #expect(calls.names == ["send"])
    #expect(host.texts == ["Send"])

    host.perform(.showMenu, on: try host.control { if case .menu = $0 { true } else { false } })
    #expect(host.texts == ["Send", "Later"])
  }

  @Test func menuStaysOpenAfterAnActionThatKeepsIt() {
    let host = ViewHost(
      Menu("More") { Button("Larger") {}.menuActionDismissBehavior(.disabled) })
    host.press("More")

    host.press("Larger")

    #expect(host.texts == ["More", "Larger"])
  }

  @Test func styleAndIndicatorReachTheElement() {
    let host = ViewHost(
      Menu("More") {}.menuStyle(.button).menuIndicator(.hidden).tint(.red))

    var content = MenuContent(isOpen: false, look: .button)
    content.showsIndicator = false
    #expect(host.controls.first?.kind == .menu(content))
    #expect(host.controls.first?.tint == .red)
  }

  @Test func choiceInAMenuOfAMenuClosesBoth() {
    let calls = Calls()
    let host = ViewHost(
      Menu("Outer") {
        Menu("Inner") { Button("Choose") { calls.note("choose") } }
        Toggle("Check", isOn: .constant(true))
      })
    host.press("Outer")
    host.press("Inner")
    #expect(host.texts == ["Outer", "Inner", "Check", "Choose"])

    host.press("Choose")

    #expect(calls.names == ["choose"])
    #expect(host.texts == ["Outer"])
  }

  @Test func openMenuFollowsTheStateOfItsPlace() {
    let host = ViewHost(Sorting())
    host.press("Sort")
    #expect(host.texts.last == "0")

    host.press("Count")
    host.press("Sort")
    #expect(host.texts.last == "1")
  }
}

private struct Sorting: View {
  @State private var count = 0

  var body: some View {
    Menu("Sort") {
      Button("Count") { count += 1 }
      Text("\(count)")
    }
  }
}
