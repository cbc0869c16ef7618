import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct RefreshTests {
  @MainActor @Observable final class Model {
    var items = ["old"]
    private var waiting: CheckedContinuation<Void, Never>?

    func refresh() async {
      await withCheckedContinuation { waiting = $0 }
      items.insert("new", at: 0)
    }

    func answer() {
      waiting?.resume()
      waiting = nil
    }

    var isAsked: Bool { waiting != nil }
  }

  private struct Items: View {
    let model: Model

    var body: some View {
      List(model.items, id: \.self) { Text($0) }.refreshable { await model.refresh() }
    }
  }

  private func scrollContent(_ host: ViewHost) throws -> ScrollContent {
    let area = try #require(host.renderer.screen.scrollAreas.first)
    guard case .scroll(let content) = host.renderer.screen.elements[area]?.content else {
      throw NoSuchRow(number: 0)
    }
    return content
  }

  @Test func refreshRunsOnceAndCountsAsWork() async throws {
    let model = Model()
    let host = ViewHost(Items(model: model))
    let area = try #require(host.renderer.screen.scrollAreas.first)
    #expect(try scrollContent(host).canRefresh)
    #expect(host.graph.tasks.running == 0)

    host.perform(.refresh, on: area)
    host.perform(.refresh, on: area)
    while !model.isAsked { await Task.yield() }
    #expect(host.graph.tasks.running == 1)
    #expect(try scrollContent(host).isRefreshing)

    model.answer()
    while host.graph.tasks.running > 0 { await Task.yield() }
    host.settle()
    #expect(try !scrollContent(host).isRefreshing)
    #expect(host.texts == ["new", "old"])
    host.expectSound()
  }

  @Test func actionIsInTheEnvironment() async {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "no" : "yes") }
    }
    let with = ViewHost(ScrollView { Reader() }.refreshable {})
    let without = ViewHost(ScrollView { Reader() })

    #expect(with.texts == ["yes"])
    #expect(without.texts == ["no"])
  }

  @Test func onlyVerticalScrollViewsRefresh() throws {
    let host = ViewHost(ScrollView(.horizontal) { Text("a") }.refreshable {})

    #expect(try !scrollContent(host).canRefresh)
  }
}
