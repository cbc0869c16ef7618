/// A piece of an article.
package enum ArticleBlock: Hashable, Sendable {
  /// A line as its author wrote it; without runs, an empty one.
  case paragraph([ArticleRun])
  /// What somebody else said.
  case quote(ArticleQuote)
  /// Text to be shown with every blank in its place.
  case code(ArticleCode)
  /// The place of an attachment, counted from 1.
  case attachment(Int)
  /// Where a forwarded article begins.
  case forwarded(ForwardedHeader)
  /// The lines that an author puts under all of his or her articles.
  case signature([[ArticleRun]])
  /// A line that the site or a client puts at the end.
  case trailer(ArticleTrailer)
}

/// Text to be shown with every blank in its place.
package struct ArticleCode: Hashable, Sendable {
  /// The language, as its author calls it; `nil` when unsaid.
  package var language: String?
  /// The lines.
  package var text: String

  package init(language: String? = nil, text: String) {
    self.language = language
    self.text = text
  }
}

extension ArticleBlock {
  /// The words of this piece; lines end with `\n`.
  package var text: String {
    switch self {
    case .paragraph(let runs): runs.text
    case .quote(let quote): quote.text
    case .code(let code): code.text
    case .attachment: ""
    case .forwarded(let header): header.text
    case .signature(let lines): lines.map(\.text).joined(separator: "\n")
    case .trailer(let trailer): trailer.text
    }
  }

  /// Whether this stands below what the author says.
  var isBelowText: Bool {
    switch self {
    case .signature, .trailer: true
    default: false
    }
  }

  /// Whether this is an empty line.
  var isBlank: Bool { self == .paragraph([]) }
}
