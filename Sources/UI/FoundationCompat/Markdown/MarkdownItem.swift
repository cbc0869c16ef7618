/// What the reader of inline Markdown has found so far, in order.
enum MarkdownItem {
  case text(MarkdownSpan)
  case delimiter(MarkdownDelimiter)
  /// The start of what may become a link.
  case bracket(isImage: Bool, text: String)

  var isBracket: Bool {
    if case .bracket = self { true } else { false }
  }

  /// The item as characters, if nothing becomes of it.
  var span: MarkdownSpan {
    switch self {
    case .text(let span): span
    case .delimiter(let delimiter):
      MarkdownSpan(String(repeating: delimiter.character, count: delimiter.count))
    case .bracket(_, let text): MarkdownSpan(text)
    }
  }
}

/// A run of characters that may begin or end what is emphasized.
struct MarkdownDelimiter {
  let character: Character
  let length: Int
  /// How many of the characters are left.
  var count: Int
  let canOpen: Bool
  let canClose: Bool

  /// Looks at a run and at what stands around it; `nil` if it can be neither start nor end.
  init?(_ character: Character, _ count: Int, after: Character?, before: Character?) {
    let isLeft = Self.leans(from: after, towards: before)
    let isRight = Self.leans(from: before, towards: after)
    self.character = character
    length = count
    self.count = count
    switch character {
    case "_":
      canOpen = isLeft && (!isRight || Self.isPunctuation(after))
      canClose = isRight && (!isLeft || Self.isPunctuation(before))
    default:
      canOpen = isLeft
      canClose = isRight
    }
    guard canOpen || canClose, character != "~" || count <= 2 else { return nil }
  }

  private static func leans(from outer: Character?, towards inner: Character?) -> Bool {
    guard let inner, !inner.isWhitespace else { return false }
    return !isPunctuation(inner) || outer.map { $0.isWhitespace } ?? true || isPunctuation(outer)
  }

  private static func isPunctuation(_ character: Character?) -> Bool {
    character.map { $0.isPunctuation || $0.isSymbol } ?? false
  }

  /// Whether another run further on can end what this one begins.
  func matches(_ closer: MarkdownDelimiter) -> Bool {
    guard canOpen, count > 0, character == closer.character else { return false }
    if character == "~" { return length == closer.length }
    let mayBeBoth = canClose || closer.canOpen
    return !mayBeBoth || !(length + closer.length).isMultiple(of: 3)
      || length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
  }
}

/// The place behind the text of a link: `(destination "title")`.
struct MarkdownPlace {
  let destination: String
  /// Behind the closing parenthesis.
  let end: Substring.Index

  init?(_ text: Substring) {
    guard text.first == "(" else { return nil }
    var rest = text.dropFirst().drop { $0.isWhitespace }
    var destination = ""
    var depth = 0
    scan: while let character = rest.first {
      switch character {
      case "(": depth += 1
      case ")" where depth == 0: break scan
      case ")": depth -= 1
      case _ where character.isWhitespace: break scan
      default: break
      }
      destination.append(character)
      rest = rest.dropFirst()
    }
    rest = rest.drop { $0.isWhitespace }
    if let quote = rest.first, quote == "\"" || quote == "'" {
      guard let close = rest.dropFirst().firstIndex(of: quote) else { return nil }
      rest = rest[close...].dropFirst().drop { $0.isWhitespace }
    }
    guard depth == 0, rest.first == ")" else { return nil }
    if destination.first == "<", destination.last == ">" {
      destination = String(destination.dropFirst().dropLast())
    }
    self.destination = destination
    end = rest.index(after: rest.startIndex)
  }
}
