import CommunityAPI
import ServerStorage

/// What a topic asks for.
extension CommunityService {
  func topicDetail(_ call: CallParameters) async throws(Refusal) -> TopicDetailReply? {
    let view = try await readableTopic(try call.entity(inPath: "id"))
    return TopicDetailReply(topic: mapper.topic(view, body: .html))
  }

  func topicLikes(_ call: CallParameters) async throws(Refusal) -> [Like]? {
    let id = try call.entity(inPath: "id")
    _ = try await readableTopic(id)
    let found = try await read { () throws(StorageError) in try await store.likes(of: id) }
    // The site has null in the place of an empty list here.
    return found.isEmpty
      ? nil : found.map { mapper.like($0.like, of: $0.articleID, by: $0.account) }
  }

  func topicArticles(_ call: CallParameters) async throws(Refusal) -> TopicArticlesReply? {
    let id = try call.entity(inPath: "id")
    let mode = try mode(of: call)
    let (page, size) = (
      try call.page(inPath: "page"), try call.integer(inPath: "size", in: 1...1000)
    )
    let topic = try await readableTopic(id)
    let found = try await read { () throws(StorageError) in
      try await store.articles(of: id, mode: mode, page: page, size: size)
    }
    let first = topic.firstArticle?.article.id
    return TopicArticlesReply(
      pager: mapper.pagerB(found), topic: mapper.topic(bare: topic),
      articles: found.items.map {
        mapper.article($0, on: topic.board, first: first, body: .html)
      }, board: mapper.board(topic.board))
  }

  func permissions(_ call: CallParameters) async throws(Refusal) -> PermissionsReply? {
    let topic = try await topic(try call.entity(.topicID))
    let isOpen = !topic.board.isMembersOnly
    let cause =
      topic.board.isReadOnly
      ? "该版面为只读" : topic.board.forbidsReplies ? "该版面不允许回复" : "您还没有登录"
    return PermissionsReply(
      read: Permission(
        facet: "VIEW", isGranted: isOpen, cause: isOpen ? nil : Refusal.noPermission.message),
      write: Permission(facet: "POST", isGranted: false, cause: cause))
  }

  private func mode(of call: CallParameters) throws(Refusal) -> ArticleMode {
    let number = try call.integer(inPath: "mode", in: 0...4)
    let article = number == 4 ? try call.entity(.articleID) : nil
    switch ArticleOrder(mode: number, article: article.map { Identifier($0) }) {
    case .starterOnly: return .starter
    case .oldestFirst: return .oldestFirst
    case .newestFirst: return .newestFirst
    case .authorOnly:
      guard let article else { throw .parameter("articleId") }
      return .onlyAuthor(of: article)
    case nil: throw .parameter("mode")
    }
  }
}
