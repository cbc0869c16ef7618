import Foundation
import HeadlessRenderer
import SwiftUI
import Testing

@MainActor struct AppGraphTests {
  @Test func windowShowsTheContentOfTheFirstScene() throws {
    let app = AppGraph(TwoWindows.self)
    let window = try #require(app.makeTestWindow())

    #expect(window.texts == ["first 0"])

    window.close(app)
  }

  @Test func stateOfTheApplicationOutlivesWindows() throws {
    let app = AppGraph(TwoWindows.self)
    let first = try #require(app.makeTestWindow())
    first.press("first 0")
    #expect(first.texts == ["first 1"])
    first.window.close()

    let second = try #require(app.makeTestWindow())

    #expect(second.texts == ["first 1"])
    second.close(app)
  }

  @Test func changeOfTheApplicationsStateReachesAllItsWindows() throws {
    let app = AppGraph(TwoWindows.self)
    let first = try #require(app.makeTestWindow())
    let second = try #require(app.makeTestWindow())

    second.press("first 0")
    first.settle()
    second.settle()

    #expect(first.texts == ["first 1"])
    #expect(second.texts == ["first 1"])
    first.window.close()
    second.close(app)
  }

  @Test func windowForAValueShowsIt() throws {
    let app = AppGraph(TwoWindows.self)

    let window = try #require(app.makeTestWindow(for: WindowRequest(value: 7)))

    #expect(window.texts == ["value 7"])
    #expect(app.makeTestWindow(for: WindowRequest(value: "no such type")) == nil)
    window.close(app)
  }

  @Test func openWindowAsksWhoeverShowsTheApplication() throws {
    let app = AppGraph(TwoWindows.self)
    var requests: [WindowRequest] = []
    app.openWindow = { requests.append($0) }
    let window = try #require(app.makeTestWindow(for: WindowRequest(name: "opener")))

    window.press("open 3")

    #expect(requests == [WindowRequest(name: "numbers", value: 3)])
    window.close(app)
  }

  @Test func addressReachesViewsThatTakeUpAddresses() throws {
    let app = AppGraph(TwoWindows.self)
    let window = try #require(app.makeTestWindow(for: WindowRequest(name: "opener")))
    let url = try #require(URL(string: "smth://topic/1"))

    #expect(window.window.open(url))
    window.settle()

    #expect(window.texts == ["open 3", "smth://topic/1"])
    window.close(app)
  }

  @Test func phaseAndEnvironmentReachTheWindows() throws {
    let app = AppGraph(TwoWindows.self)
    app.setEnvironment { $0.greeting = "hello" }
    let window = try #require(app.makeTestWindow(for: WindowRequest(name: "environment")))
    #expect(window.texts == ["hello active"])

    window.window.phase = .background
    window.settle()

    #expect(window.texts == ["hello background"])
    window.close(app)
  }

  @Test func sceneModifiersDescribeTheWindows() throws {
    let app = AppGraph(TwoWindows.self)
    try #require(app.items.count == 4)

    #expect(app.items.map(\.role) == [.group, .group, .single, .single])
    #expect(app.items[0].defaultSize == CGSize(width: 300, height: 200))
    #expect(app.items[1].defaultSize == nil)
    #expect(
      app.items[0].commands.map(\.place) == [
        .menu(title: Text("Topics")), .group(.newItem, .replacing),
      ])
    #expect(app.items[1].commands.isEmpty)
    app.close()
  }
}

private struct TwoWindows: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text(verbatim: "first \(count)").onTapGesture { count += 1 }
    }
    .defaultSize(width: 300, height: 200)
    .commands {
      TopicCommands()
      CommandGroup(replacing: .newItem) {}
    }
    WindowGroup(id: "numbers", for: Int.self) { $number in
      Text(verbatim: "value \(number ?? 0)")
    }
    Window("Opener", id: "opener") { Opener() }
    Window("Environment", id: "environment") { EnvironmentReader() }
  }
}

private struct TopicCommands: Commands {
  var body: some Commands {
    CommandMenu("Topics") { Text(verbatim: "Reload") }
  }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  @State private var address = ""

  var body: some View {
    Text(verbatim: "open 3").onTapGesture { openWindow(id: "numbers", value: 3) }
    if !address.isEmpty { Text(verbatim: address) }
    Color.clear.onOpenURL { address = $0.absoluteString }
  }
}

private struct EnvironmentReader: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.scenePhase) private var phase

  var body: some View { Text(verbatim: "\(greeting) \(phase)") }
}

extension EnvironmentValues {
  private enum GreetingKey: EnvironmentKey {
    static var defaultValue: String { "" }
  }

  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
