import CommunityAPI

extension [ArticleBlock] {
  /// The runs of all paragraphs.
  var runs: [TextRun] { flatMap(\.ownRuns) }
}

extension ArticleBlock {
  fileprivate var ownRuns: [TextRun] {
    if case .paragraph(let runs) = self { runs } else { [] }
  }
}

/// An emoticon that exists.
func emoticon(_ family: Emoticon.Family, _ number: Int) -> TextRun.Content {
  Emoticon(family, number).map(TextRun.Content.emoticon) ?? .text("no such emoticon")
}
