package import Networking

/// What searching asks for.
extension CommunityEndpoints {
  /// What to look for among articles.
  package struct ArticleQuery: Hashable, Sendable {
    package var keyword: String
    /// Whether answers are left out.
    package var isOriginalOnly: Bool
    /// The first day to look at, as `YYYY-MM-DD`; all when there is none.
    package var earliestDay: String?
    /// The English names of the boards to look at; all when empty.
    package var boardNames: [String]

    package init(
      keyword: String, isOriginalOnly: Bool = false, earliestDay: String? = nil,
      boardNames: [String] = []
    ) {
      self.keyword = keyword
      self.isOriginalOnly = isOriginalOnly
      self.earliestDay = earliestDay
      self.boardNames = boardNames
    }
  }

  /// Articles that hold some words; `start` counts articles from 0.
  package func search(
    _ query: ArticleQuery, start: Int, count: Int = 20
  ) -> Endpoint<Answer<SearchReply<FoundArticle>>> {
    get(
      CommunityPath.articleSearch,
      query: [
        (.keyword, query.keyword), (.start, "\(start)"), (.count, "\(count)"),
        (.original, query.isOriginalOnly ? "true" : "false"),
        (.earliest, query.earliestDay ?? ""), (.boards, query.boardNames.joined(separator: ",")),
        (.status, "0"),
      ])
  }

  /// Boards whose Chinese or English name holds some letters.
  package func searchBoards(_ keyword: String) -> Endpoint<Answer<[Board]>> {
    list(CommunityPath.boardSearch, query: [(.keyword, keyword)])
  }

  /// Members whose name holds some letters; `start` counts members from 0.
  package func searchAccounts(
    _ keyword: String, start: Int, count: Int = 20
  ) -> Endpoint<Answer<SearchReply<Account>>> {
    get(
      CommunityPath.accountSearch,
      query: [(.keyword, keyword), (.start, "\(start)"), (.count, "\(count)")])
  }

  /// A member and what he or she wrote last; `page` from 1.
  package func memberPage(_ name: String, page: Int) -> Endpoint<Answer<MemberPageReply>> {
    get(CommunityPath.memberPage, [name], query: [(.page, "\(page)")])
  }
}
