/// The paths of a community's calls.
package enum CommunityPath {
  package static let navigation = PathTemplate("/wap/api/profile/navigation")
  package static let hotTopics = PathTemplate("/wap/api/hot/global")
  package static let topTenTopics = PathTemplate("/wap/api/hot/ten")
  package static let sectionHotTopics = PathTemplate("/wap/api/hot/section")
  package static let popularBoards = PathTemplate("/wap/api/hot/popularity/board")
  package static let channelTopics = PathTemplate("/wap/api/channel/loadTopics")
  package static let album = PathTemplate("/wap/api/album/load/global")
  package static let sections = PathTemplate("/wap/api/section/all")
  package static let sectionBoards = PathTemplate("/wap/api/section/subs")
  package static let boardTopics = PathTemplate("/wap/api/board/topic/list")
  package static let essence = PathTemplate("/wap/api/board/load/essence/<id>/<page>/<size>")
  package static let stickyTopics = PathTemplate("/wap/api/board/load/top/<id>/<page>/<size>")
  package static let managers = PathTemplate("/wap/api/board/manager/list/<id>")
  package static let topic = PathTemplate("/wap/api/topic/<id>/detail")
  package static let topicLikes = PathTemplate("/wap/api/topic/<id>/likes")
  package static let topicArticles = PathTemplate(
    "/wap/api/topic/loadArticlesByMode/<id>/<mode>/<page>/<size>")
  package static let permissions = PathTemplate("/wap/api/detail/rw/permissions")
  package static let articleSearch = PathTemplate("/wap/api/search/article")
  package static let boardSearch = PathTemplate("/wap/api/search/board")
  package static let accountSearch = PathTemplate("/wap/api/search/account")
  package static let memberPage = PathTemplate("/wap/api/account/<name>/mixlogs")
  package static let attachment = PathTemplate("/wap/api/attachment/download/<id>")

  /// All of them.
  package static let all = [
    navigation, hotTopics, topTenTopics, sectionHotTopics, popularBoards, channelTopics,
    album, sections, sectionBoards, boardTopics, essence, stickyTopics, managers, topic,
    topicLikes, topicArticles, permissions, articleSearch, boardSearch, accountSearch,
    memberPage, attachment,
  ]
}
