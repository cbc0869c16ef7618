/// Everything that the screens of a forum read and keep.
package struct ForumRepositories: Sendable {
  package var home: any HomeRepository
  package var album: any AlbumRepository
  package var sections: any SectionRepository
  package var boards: any BoardRepository
  package var topics: any TopicRepository
  package var pictures: any PictureRepository
  package var members: any MemberRepository
  package var search: any SearchRepository
  package var history: any HistoryRepository
  package var reading: any ReadingRepository

  /// Reads a community, with what this device keeps of it before the network.
  package init(_ community: Community) {
    home = CommunityHomeRepository(community)
    album = CommunityAlbumRepository(community)
    sections = CommunitySectionRepository(community)
    boards = CommunityBoardRepository(community)
    topics = CommunityTopicRepository(community)
    pictures = NetworkPictureRepository(client: community.pictureClient)
    members = CommunityMemberRepository(community)
    search = CommunitySearchRepository(community)
    history = SQLiteHistoryRepository(cache: community.cache, profile: community.profile)
    reading = SQLiteReadingRepository(
      cache: community.cache, profile: community.profile, now: community.now)
  }
}
