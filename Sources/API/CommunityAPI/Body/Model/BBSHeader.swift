package import Foundation

/// The lines that a file of the BBS begins with: who wrote it, where, and when.
package struct BBSHeader: Hashable, Sendable {
  /// The login name.
  package var author: String
  /// The name beside it, which may itself hold brackets.
  package var nick: String?
  /// The board's English name; `nil` for mail.
  package var board: String?
  package var title: String?
  package var site: String?
  package var time: Date?
  /// The lines as they stand there.
  package var lines: [String]

  package init(
    author: String, nick: String? = nil, board: String? = nil, title: String? = nil,
    site: String? = nil, time: Date? = nil, lines: [String]
  ) {
    self.author = author
    self.nick = nick
    self.board = board
    self.title = title
    self.site = site
    self.time = time
    self.lines = lines
  }
}

/// Where a forwarded article begins.
package struct ForwardedHeader: Hashable, Sendable {
  /// Who forwarded it.
  package var name: String
  /// The board it came from; `nil` for mail.
  package var board: String?
  /// The header of the forwarded article, if it has one.
  package var header: BBSHeader?
  /// The line that says so.
  package var line: String

  package init(name: String, board: String?, header: BBSHeader?, line: String) {
    self.name = name
    self.board = board
    self.header = header
    self.line = line
  }

  /// All lines.
  package var text: String { ([line] + (header?.lines ?? [])).joined(separator: "\n") }
}
