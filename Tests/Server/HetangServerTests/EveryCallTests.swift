import CommunityAPI
import Foundation
import Networking
import TestSupport
import Testing

/// The built program serves a seeded community, and the client's own models read all of it.
struct EveryCallTests {
  private let calls = CommunityEndpoints()

  @Test func homePageLeadsEverywhere() async throws {
    try await SeededCommunity.serve { server in
      let entries = try await server.content(calls.navigation())
      #expect(entries.prefix(2).map(\.target) == [.hotTopics, .album])
      #expect(entries.count > 2)
      for case .channel(let channel) in entries.map(\.target) {
        let page = try await server.content(calls.topics(of: channel, page: 1))
        #expect(!page.topics.isEmpty)
      }
      #expect(try await server.content(calls.topTenTopics()).topics.count == 10)
      #expect(!(try await server.content(calls.popularBoards())).isEmpty)
      let album = try await server.content(calls.album(page: 1))
      #expect(album.articles.allSatisfy { !$0.attachments.isEmpty })
      #expect(!album.articles.isEmpty)
    }
  }

  @Test func pagesOfTheHotListHoldEveryOpenTopicOnce() async throws {
    try await SeededCommunity.serve { server in
      var seen: [Topic.ID] = []
      var pages = 1
      var page = 1
      while page <= pages {
        let reply = try await server.content(calls.hotTopics(page: page, size: 50))
        let pager = try #require(reply.pager)
        #expect(pager.page == page)
        pages = pager.total
        seen += reply.topics.map(\.id)
        page += 1
      }
      #expect(Set(seen).count == seen.count)
      #expect(seen.count <= SeededCommunity.topics)
      #expect(seen.count > SeededCommunity.topics / 2)
    }
  }

  @Test func sectionsLeadToBoardsAndTopics() async throws {
    try await SeededCommunity.serve { server in
      for section in try await server.content(calls.sections()).sections {
        _ = try await server.content(calls.hotTopics(of: section.id, page: 1))
        let boards = try await server.content(calls.boards(of: section.id)).boards
        for board in boards where !board.isDirectory {
          guard let page = try await open(server, calls.topics(of: board.id, page: 1)) else {
            continue
          }
          #expect(page.board?.id == board.id)
          #expect((page.topics + page.stickyTopics).allSatisfy { $0.boardID == board.id })
          _ = try await server.content(calls.essence(of: board.id, page: 1))
          _ = try await server.content(calls.stickyTopics(of: board.id, page: 1))
          _ = try await server.content(calls.managers(of: board.id))
        }
      }
    }
  }

  @Test func topicsComeWithAllTheirArticles() async throws {
    try await SeededCommunity.serve { server in
      for topic in try await server.content(calls.hotTopics(page: 1)).topics {
        let whole = try await server.content(calls.topic(topic.id)).topic
        #expect(whole.articleCount == topic.articleCount)
        _ = try await server.content(calls.likes(of: topic.id))
        #expect(try await server.content(calls.permissions(for: topic.id)).read.isGranted)
        let up = try await server.content(
          calls.articles(of: topic.id, .oldestFirst, page: 1, size: 999))
        let down = try await server.content(
          calls.articles(of: topic.id, .newestFirst, page: 1, size: 999))
        #expect(up.articles.count == topic.articleCount)
        #expect(up.articles.map(\.id) == down.articles.reversed().map(\.id))
        #expect(up.articles.allSatisfy { !ArticleBody(html: $0.body).text.contains("<p>") })
        let first = try #require(up.articles.first)
        let author = try await server.content(
          calls.articles(of: topic.id, .authorOnly(of: first.id), page: 1, size: 999))
        #expect(author.articles.allSatisfy { $0.accountID == first.accountID })
        _ = try await server.content(calls.articles(of: topic.id, .starterOnly, page: 1))
      }
    }
  }

  @Test func searchesFindWhatIsThere() async throws {
    try await SeededCommunity.serve { server in
      let topic = try #require(try await server.content(calls.hotTopics(page: 1)).topics.first)
      let name = try #require(topic.article?.account?.name)
      let members = try await server.content(calls.searchAccounts(name, start: 0))
      #expect(members.found.contains { $0.name == name })
      let page = try await server.content(calls.memberPage(name, page: 1))
      #expect(page.account?.name == name)
      #expect(!page.articles.isEmpty)
      let board = try #require(topic.board)
      #expect(
        try await server.content(calls.searchBoards(board.name)).contains { $0.id == board.id })
      let word = String(topic.subject.prefix(2))
      let found = try await server.content(calls.search(.init(keyword: word), start: 0))
      #expect(found.found.count <= 20)
      #expect(found.total >= found.found.count)
    }
  }

  @Test func everyAddressOfAPictureLeadsToIt() async throws {
    try await SeededCommunity.serve { server in
      let base = try server.base
      let links = PictureAddresses(base: base, fileHost: base)
      let album = try await server.content(calls.album(page: 1, size: 40)).articles
      let addresses =
        album.flatMap(\.attachments).flatMap(links.addresses(of:))
        + album.compactMap(\.account).flatMap(links.addresses(of:))
      #expect(Set(addresses.map { $0.path.split(separator: "/").count }) == [2, 5])
      for address in Set(addresses).prefix(60) {
        let answer = try #require(try await server.get(address.path))
        #expect(answer.status == 200)
        #expect(answer["Content-Type"]?.hasPrefix("image/") == true)
        #expect(!answer.body.isEmpty)
      }
      let one = try #require(addresses.first)
      let tag = try #require(try await server.get(one.path)?["ETag"])
      #expect(try await server.get(one.path, "If-None-Match: \(tag)")?.status == 304)
      let part = try await server.get(one.path, "Range: bytes=1-3")
      #expect(part?.status == 206)
      #expect(part?.body.count == 3)
    }
  }

  /// The content of a call, or `nil` where only members may read.
  private func open<Content>(
    _ server: RunningServer, _ endpoint: Endpoint<Answer<Content>>
  ) async throws -> Content? {
    do {
      return try await server.content(endpoint)
    } catch NetworkError.envelope(let refusal) where refusal.code == 2 {
      return nil
    }
  }
}
