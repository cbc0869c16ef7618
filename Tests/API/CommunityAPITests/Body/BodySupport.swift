import CommunityAPI

extension [ArticleBlock] {
  /// The runs of all paragraphs.
  var runs: [ArticleRun] { flatMap(\.ownRuns) }
}

extension ArticleBlock {
  fileprivate var ownRuns: [ArticleRun] {
    if case .paragraph(let runs) = self { runs } else { [] }
  }
}

/// An emoticon that exists.
func emoticon(_ family: Emoticon.Family, _ number: Int) -> ArticleRun.Content {
  Emoticon(family, number).map(ArticleRun.Content.emoticon) ?? .text("no such emoticon")
}
