/// What somebody else said before.
package struct ArticleQuote: Hashable, Sendable {
  /// Who said it and where.
  package struct Source: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
      case article, mail
    }

    /// The login name.
    package var author: String
    /// The name beside it, which may itself hold brackets.
    package var nick: String?
    package var kind: Kind

    package init(author: String, nick: String? = nil, kind: Kind = .article) {
      self.author = author
      self.nick = nick
      self.kind = kind
    }
  }

  /// A quoted line.
  package struct Line: Hashable, Sendable {
    /// 1 for what the source said, 2 for what it quoted, and so on.
    package var level: Int
    package var runs: [ArticleRun]

    package init(level: Int, runs: [ArticleRun]) {
      self.level = level
      self.runs = runs
    }
  }

  /// Who said it; `nil` for quoted lines without a header.
  package var source: Source?
  package var lines: [Line]
  /// Whether a row of dots says that the source goes on.
  package var isCut: Bool

  package init(source: Source?, lines: [Line], isCut: Bool = false) {
    self.source = source
    self.lines = lines
    self.isCut = isCut
  }

  /// The most lines that are shown before the reader asks for more.
  package static let unfoldedLineLimit = 5

  /// Whether this is too long to be shown in full at once.
  package var isFolded: Bool { lines.count > Self.unfoldedLineLimit }

  /// The words with header and colons, as BBS users write them.
  package var text: String {
    let lines = lines.map { String(repeating: ": ", count: $0.level) + $0.runs.text }
    let dots = isCut ? [": " + Self.dots] : []
    return ((source.map { [$0.text] } ?? []) + lines + dots).joined(separator: "\n")
  }

  /// The row that stands for the rest.
  static let dots = "..................."
}

extension ArticleQuote.Source {
  /// The header line, as the site writes it.
  package var text: String {
    let name = author + (nick.map { " (\($0))" } ?? "")
    return "【 在 \(name) 的\(kind == .mail ? "来信" : "大作")中提到: 】"
  }
}
