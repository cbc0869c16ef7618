package import Networking

/// What the home page and its lists ask for.
extension CommunityEndpoints {
  /// The entries of the home page.
  package func navigation() -> Endpoint<Answer<[NavigationEntry]>> {
    call(CommunityPath.navigation, []) { data in
      let answer = try CommunityJSON.answer(NavigationReply.self, from: data)
      guard answer.content.code == 0 else {
        throw ServerRefusal(code: answer.content.code, message: "")
      }
      return Answer(content: answer.content.entries, losses: answer.losses)
    }
  }

  /// The topics that are hot in the whole community; `page` from 1.
  package func hotTopics(page: Int, size: Int = 20) -> Endpoint<Answer<HotTopicsReply>> {
    get(CommunityPath.hotTopics, query: [(.page, "\(page)"), (.size, "\(size)")])
  }

  /// The ten topics of the day, best first; at times none.
  package func topTenTopics() -> Endpoint<Answer<TopicsReply>> {
    get(CommunityPath.topTenTopics, query: [(.page, "1"), (.size, "20")])
  }

  /// The topics that are hot in a section; `page` from 1.
  package func hotTopics(of section: Section.ID, page: Int) -> Endpoint<Answer<TopicsReply>> {
    get(
      CommunityPath.sectionHotTopics, query: [(.id, section.rawValue), (.page, "\(page)")])
  }

  /// The boards where most is going on.
  package func popularBoards() -> Endpoint<Answer<[Board]>> { list(CommunityPath.popularBoards) }

  /// The topics of a choice of boards; `page` from 1.
  package func topics(
    of channel: Identifier<NavigationEntry.Channel>, page: Int, size: Int = 20
  ) -> Endpoint<Answer<ChannelTopicsReply>> {
    get(
      CommunityPath.channelTopics,
      query: [(.channel, channel.rawValue), (.page, "\(page)"), (.size, "\(size)")])
  }

  /// Articles with pictures; `page` from 1.
  package func album(page: Int, size: Int = 20) -> Endpoint<Answer<AlbumReply>> {
    get(CommunityPath.album, query: [(.page, "\(page)"), (.size, "\(size)")])
  }
}
