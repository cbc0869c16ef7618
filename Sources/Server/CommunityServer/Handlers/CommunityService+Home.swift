import CommunityAPI
import Foundation
import ServerStorage

/// What the home page and its lists ask for.
extension CommunityService {
  /// How far back hot topics are looked for.
  private static let hotPeriod: TimeInterval = 24 * 60 * 60

  func navigation(_ call: CallParameters) async throws(Refusal) -> NavigationReply? {
    let channels = try await read { () throws(StorageError) in try await store.channels() }
    let lists = [("热帖", "global"), ("图览", "album")].map { name, value in
      NavigationEntry(name: name, id: Identifier(value), type: value, value: value)
    }
    return NavigationReply(
      entries: lists
        + channels.map {
          NavigationEntry(name: $0.name, id: Identifier($0.id), type: "channel", value: "\($0.id)")
        })
  }

  func hotTopics(_ call: CallParameters) async throws(Refusal) -> HotTopicsReply? {
    let (page, size) = (try call.page(), try call.size())
    let since = clock().addingTimeInterval(-Self.hotPeriod)
    let found = try await read { () throws(StorageError) in
      try await store.hotTopics(page: page, size: size, since: since)
    }
    return HotTopicsReply(
      pager: mapper.pagerA(found), topics: found.items.map { mapper.topic($0) })
  }

  func topTenTopics(_ call: CallParameters) async throws(Refusal) -> TopicsReply? {
    _ = (try call.page(), try call.size())
    let now = clock()
    let found = try await read { () throws(StorageError) in
      try await store.topTenTopics(now: now)
    }
    return TopicsReply(topics: found.map { mapper.topic($0) })
  }

  func sectionHotTopics(_ call: CallParameters) async throws(Refusal) -> TopicsReply? {
    let section = try await section(try call.entity(.id))
    let (page, size) = (try call.page(), try call.size())
    let found = try await read { () throws(StorageError) in
      try await store.hotTopics(inSection: section.id, page: page, size: size)
    }
    return TopicsReply(topics: found.items.map { mapper.topic($0) })
  }

  func popularBoards(_ call: CallParameters) async throws(Refusal) -> [Board]? {
    let found = try await read { () throws(StorageError) in
      try await store.popularBoards(limit: 20)
    }
    return found.map { view in
      var board = mapper.board(view)
      board.statistics.popularity = view.todayPostCount
      return board
    }
  }

  func channelTopics(_ call: CallParameters) async throws(Refusal) -> ChannelTopicsReply? {
    let channel = try call.entity(.channel)
    let (page, size) = (try call.page(), try call.size())
    let channels = try await read { () throws(StorageError) in try await store.channels() }
    guard channels.contains(where: { $0.id == channel }) else { throw .noChannel }
    let found = try await read { () throws(StorageError) in
      try await store.channelTopics(channel, page: page, size: size)
    }
    return ChannelTopicsReply(
      pager: mapper.pagerA(found), topics: found.items.map { mapper.topic($0) })
  }

  func album(_ call: CallParameters) async throws(Refusal) -> AlbumReply? {
    let (page, size) = (try call.page(), try call.size())
    let found = try await read { () throws(StorageError) in
      try await store.album(page: page, size: size)
    }
    return AlbumReply(
      pager: mapper.pagerA(found), articles: found.items.map { mapper.found($0).article })
  }

  func section(_ id: EntityID) async throws(Refusal) -> SectionRecord {
    let sections = try await read { () throws(StorageError) in try await store.sections() }
    guard let section = sections.first(where: { $0.id == id }) else { throw .noSection }
    return section
  }
}
