import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Values that are kept in defaults.
@MainActor struct AppStorageTests {
  private enum Order: String { case newest, oldest }

  private struct Settings: View {
    let log: Log
    @AppStorage("size") private var size = 12
    @AppStorage("order") private var order = Order.newest
    @AppStorage("name") private var name: String?

    var body: some View {
      let _ =
        log.flip = {
          size += 1
          order = .oldest
          name = "Ming"
        }
      Text(verbatim: "\(size) \(order.rawValue) \(name ?? "nobody")")
    }
  }

  /// Runs a test with defaults of its own.
  private func withDefaults(_ body: (UserDefaults) -> Void) throws {
    let name = "hetang.test.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    body(defaults)
    defaults.removePersistentDomain(forName: name)
  }

  @Test func valuesAreKeptAndShown() throws {
    try withDefaults { defaults in
      let log = Log()
      let host = Host(200, 100, Settings(log: log).defaultAppStorage(defaults))
      #expect(host.renderer.screen.texts == ["12 newest nobody"])

      let change = host.counting { log.flip?() }

      #expect(host.renderer.screen.texts == ["13 oldest Ming"])
      #expect(change.bodiesByType == ["Settings": 1])
      #expect(defaults.integer(forKey: "size") == 13)
      #expect(defaults.string(forKey: "order") == "oldest")
      host.close()
    }
  }

  @Test func valuesThatWereKeptAreReadAgain() throws {
    try withDefaults { defaults in
      defaults.set(20, forKey: "size")
      defaults.set("oldest", forKey: "order")

      let host = Host(200, 100, Settings(log: Log()).defaultAppStorage(defaults))

      #expect(host.renderer.screen.texts == ["20 oldest nobody"])
      host.close()
    }
  }

  @Test func viewsFollowWhatOthersWrite() throws {
    try withDefaults { defaults in
      let (first, second) = (Log(), Log())
      let host = Host(
        200, 100,
        VStack {
          Settings(log: first)
          Settings(log: second)
        }.defaultAppStorage(defaults))

      let change = host.counting { second.flip?() }

      #expect(host.renderer.screen.texts == ["13 oldest Ming", "13 oldest Ming"])
      #expect(change.bodiesByType == ["Settings": 2])
      host.close()
    }
  }

  private struct Remembering: View {
    let log: Log
    @SceneStorage("tab") private var tab = "home"

    var body: some View {
      let _ = log.flip = { tab = "search" }
      Text(verbatim: tab)
    }
  }

  @Test func scenesKeepTheirOwnValues() throws {
    try withDefaults { defaults in
      let (first, second) = (Log(), Log())
      let host = Host(
        200, 100,
        HStack {
          Remembering(log: first)
            .environment(\.sceneStore, SceneStore(defaults: defaults, prefix: "1."))
          Remembering(log: second)
            .environment(\.sceneStore, SceneStore(defaults: defaults, prefix: "2."))
        })

      first.flip?()
      host.settle()

      #expect(host.renderer.screen.texts == ["search", "home"])
      #expect(defaults.string(forKey: "1.tab") == "search")
      host.close()
    }
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .body) private var side = 17.0
    var body: some View { Color.red.frame(width: side, height: side).probe("side") }
  }

  @Test func lengthsFollowTheChosenTextSize() {
    let ordinary = Host(100, 100, Scaled())
    let large = Host(100, 100, Scaled().dynamicTypeSize(.xxxLarge))

    ordinary.expect("side 41.5,41.5,17,17")
    large.expect("side 38.5,38.5,23,23")
    ordinary.close()
    large.close()
  }
}
