import CommunityAPI
import CommunityServer
import ForumFeature
import Foundation
import HTTPServer
import Networking
import ServerStorage
import TestSupport

/// A small community behind a real server on loopback, and a client that asks it.
///
/// Board 1 `Test` in section 1 holds topics 1 to 30 of 2 floors each, number 7 of 45; topic 30 is
/// sticky. Board 2 `Members` is for members only and holds topic 100. Board 3 `Pond` holds topic
/// 200, in which everything stands that an article can hold.
final class ServedForum: Sendable {
  static let now = Date(timeIntervalSince1970: 1_760_000_000)

  let bench: ForumBench
  let community: Community
  let network: SwitchedClient
  let place: ForumServer
  private let server: HTTPServer
  private let store: CommunityStore
  private let folder: TemporaryDirectory

  /// Serves the community, its answers spoilt by a fault if any, while `body` asks it.
  static func serving<Result>(
    fault: Fault? = nil, _ body: (ServedForum) async throws -> Result
  ) async throws -> Result {
    let forum = try await ServedForum(fault: fault)
    do {
      let result = try await body(forum)
      await forum.stop()
      return result
    } catch {
      await forum.stop()
      throw error
    }
  }

  private init(fault: Fault?) async throws {
    folder = try TemporaryDirectory()
    store = try await CommunityStore(
      at: folder.file("community.sqlite"), access: .readWrite, clock: { Self.now })
    try await store.migrate()
    try await store.write { writer throws in try Self.fill(writer) }
    let listener = try HTTPListener(host: "127.0.0.1", port: 0)
    let address = "http://127.0.0.1:\(listener.port)"
    var options = CommunityServer.Options(publicAddress: address)
    options.clock = { Self.now }
    options.faults = FaultPlan(delay: .zero)
    let handler = try CommunityServer(store: store, options: options)
    server = HTTPServer { await handler.respond(to: $0) }
    try server.start(on: listener)

    guard let base = URL(string: address) else { throw URLError(.badURL) }
    var configuration = NetworkHTTPClient.Configuration(baseURL: base)
    configuration.retry = .never
    if let fault { configuration.headers.set("X-Fault", fault.rawValue) }
    bench = try await ForumBench()
    bench.time.advance(Self.now.timeIntervalSince(bench.time.now))
    network = SwitchedClient(NetworkHTTPClient(configuration))
    place = ForumServer(base: base)
    community = try bench.community(network, server: address)
  }

  private func stop() async {
    await server.stop(grace: .zero)
    await store.close()
  }

  static func topicID(_ number: UInt64) -> Topic.ID {
    Identifier(id(4, number).description)
  }

  static func boardID(_ number: UInt64) -> Board.ID { Identifier(id(3, number).description) }
}

// MARK: - The community

extension ServedForum {
  static func id(_ kind: UInt64, _ number: UInt64) -> EntityID {
    EntityID(high: kind << 32, low: number)
  }

  private static func fill(_ writer: CommunityWriter) throws(StorageError) {
    for (index, name) in ["alice01", "bob02"].enumerated() {
      try writer.add(
        AccountRecord(
          id: id(1, UInt64(index)), name: name, nick: "昵称\(index)", gender: .female,
          createTime: now, loginTime: now))
    }
    try writer.add(
      SectionRecord(id: id(2, 1), name: "休闲娱乐", description: "", cover: "", position: 0))
    try writer.add(
      BoardRecord(
        id: id(3, 9), sectionID: id(2, 1), name: "Group", title: "目录", isDirectory: true,
        position: 0))
    try writer.add(
      BoardRecord(
        id: id(3, 1), sectionID: id(2, 1), directoryID: id(3, 9), name: "Test", title: "测试专用",
        position: 1))
    try writer.add(
      BoardRecord(
        id: id(3, 2), sectionID: id(2, 1), name: "Members", title: "会员", isMembersOnly: true,
        position: 2))
    for number in UInt64(1)...30 { try add(number, board: 1, floors: number == 7 ? 45 : 2, writer) }
    try add(100, board: 2, floors: 2, writer)
    try fillPond(writer)
  }

  private static func add(
    _ number: UInt64, board: UInt64, floors: Int, _ writer: CommunityWriter
  ) throws(StorageError) {
    let start = now.addingTimeInterval(-80_000 + Double(number) * 100)
    let topic = TopicRecord(
      id: id(4, number), boardID: id(3, board), subject: "主题\(number) 荷塘月色",
      createTime: start, flushTime: start, isSticky: number == 30)
    let articles = (0..<floors).map { floor in
      ArticleRecord(
        id: id(5, number << 16 | UInt64(floor)), topicID: topic.id,
        accountID: id(1, UInt64(floor % 2)), order: floor,
        subject: floor == 0 ? topic.subject : "Re: \(topic.subject)",
        body: floor == 0 ? "田田的叶子" : "同意\n【 在 alice01 (昵称0) 的大作中提到: 】\n: 田田的叶子\n",
        postTime: start.addingTimeInterval(Double(floor)))
    }
    try writer.add(topic: topic, articles: articles)
  }
}
