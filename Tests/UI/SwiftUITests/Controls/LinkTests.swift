import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct LinkTests {
  private let home = URL(filePath: "/home")
  private let other = URL(filePath: "/other")

  @Test func handlerIsAskedForTheAddress() {
    let calls = Calls()
    let host = ViewHost(
      Link("Home", destination: home).environment(
        \.openURL,
        OpenURLAction { url in
          calls.note(url.path)
          return .handled
        }))

    host.press("Home")

    #expect(calls.names == ["/home"])
  }

  @Test func systemOpensWhatIsNotHandledOrWhatTheHandlerPutsInItsPlace() {
    let calls = Calls()
    let other = other
    let host = ViewHost(
      VStack {
        Link("Home", destination: home)
        Link("Elsewhere", destination: home).environment(
          \.openURL, OpenURLAction { _ in .systemAction(other) })
        Link("Nowhere", destination: home).environment(
          \.openURL, OpenURLAction { _ in .discarded })
      }.environment(\.systemURLOpener) { url in
        calls.note(url.path)
        return true
      })

    host.press("Home")
    host.press("Elsewhere")
    host.press("Nowhere")

    #expect(calls.names == ["/home", "/other"])
  }

  @Test func completionSaysWhetherItWorked() {
    var answers: [Bool] = []

    OpenURLAction { _ in .handled }(home) { answers.append($0) }
    OpenURLAction { _ in .discarded }(home) { answers.append($0) }
    OpenURLAction { _ in .systemAction }(home) { answers.append($0) }

    #expect(answers == [true, false, false])
  }
}
