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
