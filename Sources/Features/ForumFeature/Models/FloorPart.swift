package import CommunityAPI

/// A piece of a floor as a screen lays it out: lines that follow one another are one piece.
package enum FloorPart: Hashable, Sendable {
  /// Lines of words.
  case lines([[ArticleRun]])
  /// A line with pictures between its words.
  case line([LinePiece])
  case quote(ArticleQuote, QuoteFolding.Place)
  case code(ArticleCode)
  case attachment(ForumAttachment)
  case forwarded(ForwardedHeader)
  case signature([[ArticleRun]])
  case trailer(ArticleTrailer)
}

extension Floor {
  /// What the floor says, in pieces from top to bottom.
  ///
  /// - Complexity: O(text).
  package var parts: [FloorPart] {
    blocks.enumerated().reduce(into: []) { parts, block in
      guard let part = part(block.element, block.offset) else { return }
      if case .lines(let more) = part, case .lines(let lines) = parts.last {
        parts[parts.count - 1] = .lines(lines + more)
      } else {
        parts.append(part)
      }
    }
  }

  private func part(_ block: ArticleBlock, _ index: Int) -> FloorPart? {
    switch block {
    case .paragraph(let runs):
      runs.contains { $0.content.isPicture } ? .line([LinePiece](runs)) : .lines([runs])
    case .quote(let quote): .quote(quote, QuoteFolding.Place(floor: id, block: index))
    case .code(let code): .code(code)
    case .attachment(let number): attachment(number).map(FloorPart.attachment)
    case .forwarded(let header): .forwarded(header)
    case .signature(let lines): .signature(lines)
    case .trailer(let trailer): .trailer(trailer)
    }
  }
}

extension ArticleRun.Content {
  /// Whether this is drawn, not written.
  var isPicture: Bool {
    switch self {
    case .text: false
    case .emoticon, .picture: true
    }
  }
}
