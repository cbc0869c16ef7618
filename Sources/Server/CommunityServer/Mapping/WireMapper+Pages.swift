import CommunityAPI
import ServerStorage

extension WireMapper {
  /// Tells where a page stands; a list always has a page, if only an empty one.
  func pagerA<Item>(_ page: Page<Item>) -> PagerA {
    PagerA(
      total: max(1, page.totalPages), size: page.size, page: page.page, items: page.totalItems)
  }

  /// Tells where a page of articles stands.
  func pagerB<Item>(_ page: Page<Item>) -> PagerB {
    PagerB(
      currentPage: page.page, pageSize: page.size, start: (page.page - 1) * page.size,
      totalItems: page.totalItems, totalPages: page.totalPages)
  }

  /// An article with its board and topic, as searches and members' pages list it.
  func found(_ placed: PlacedArticle, keyword: String? = nil) -> FoundArticle {
    var article = article(placed.article, on: placed.board, first: nil, body: .excerpt)
    article.board = board(placed.board)
    article.forbidsLikes = false
    article.forbidsSharing = false
    if let keyword {
      article.subject = Highlight.html(article.subject, keyword: keyword)
    }
    let topic = Topic(
      id: Identifier(placed.topic.id), subject: placed.topic.subject,
      boardID: Identifier(placed.topic.boardID), flushTime: placed.topic.flushTime)
    return FoundArticle(article: article, topic: topic)
  }
}
