import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import HeadlessRenderer
import Networking
import SwiftUI
import SwiftUITesting
import TestSupport

/// Asks what a page of 20 articles costs on its way from bytes to a screen, beside Foundation
/// reading the same bytes into a tree that nobody looks at.
///
/// Each row goes further than the one before: what it adds is the difference.
enum TopicPageBenchmark {
  @MainActor static func rows() async throws -> [BenchmarkRow] {
    let folder = try TemporaryDirectory()
    let store = try await ServerBenchmark.makeCommunity(at: folder.file("community.sqlite"))
    let topic = try await ServerBenchmark.longTopic(store)
    let served = try await ServedCommunity(store, cacheTime: .zero)
    let body = try await served.body(ServerBenchmark.page(of: topic))
    await served.stop()

    let cache = try await ForumCache.open(at: folder.file("forum.sqlite"))
    let reader = try Reader(topic: Identifier("\(topic)"), body: body, cache: cache)
    func row(_ name: String, _ ours: () async throws -> Void) async throws -> BenchmarkRow {
      try await .measure(
        "\(name), \(body.count / 1024) KiB", ours: ours,
        peer: {
          let tree = try JSONSerialization.jsonObject(with: body)
          precondition(tree is [String: Any])
        })
    }
    let rows = [
      try await row("a page of a topic, decoded", reader.decode),
      try await row("… and stored", reader.store),
      try await row("… and laid out", reader.layOut),
    ]
    await cache.close()
    return rows
  }
}

/// Takes the page to where a row ends.
@MainActor private struct Reader {
  let topic: Topic.ID
  let body: Data
  let server: ForumServer
  let community: Community

  init(topic: Topic.ID, body: Data, cache: ForumCache) throws {
    guard let base = URL(string: "http://forum.example") else { throw URLError(.badURL) }
    self.topic = topic
    self.body = body
    server = ForumServer(base: base)
    community = Community(
      client: OnePageClient(body: body, address: base),
      addresses: PictureAddresses(base: base, fileHost: base), account: nil, cache: cache,
      now: { Date(timeIntervalSince1970: 1_760_000_000) }, report: { _ in })
  }

  func decode() throws {
    let endpoint = CommunityEndpoints().articles(of: topic, .oldestFirst, page: 1, size: 20)
    let reply = try endpoint.decode(body).content
    precondition(reply.articles.count == 20)
  }

  func store() async throws {
    let page = try await CommunityTopicRepository(community)
      .page(1, of: topic, .oldestFirst, .remoteFirst)
    precondition(page.value.floors.count == 20)
  }

  func layOut() async throws {
    let forum = try Forum(server, repositories: ForumRepositories(community))
    let host = ViewHost(
      NavigationStack { ForumScreen(.topic(TopicPlace(topic, floor: 0))) }
        .environment(forum).environment(ForumNavigator(forum))
        .environment(\.locale, Locale(identifier: "zh-Hans")),
      size: CGSize(width: 800, height: 1100))
    await host.finishTasks()
    precondition(host.texts.contains("沙发"), "the page is not on the screen")
    host.close()
  }
}

/// A client that knows one page.
private struct OnePageClient: HTTPClient {
  let body: Data
  let address: URL

  func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply {
    guard call.path.contains("loadArticlesByMode") else {
      throw .http(status: 404, excerpt: call.path)
    }
    return HTTPReply(
      status: 200, headers: ["Content-Type": "application/json"], body: body, address: address)
  }
}
