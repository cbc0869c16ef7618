/// What a person typed into a search field, as a query that the full-text index understands.
///
/// All words and runs of Chinese must occur. A word stands for all words that begin with it; what
/// stands in quotation marks must occur as it is; a word or quotation after `-` must not occur.
/// Whatever is typed, the query is valid: no character has a meaning beside these.
public struct FullTextQuery: Hashable, Sendable {
  /// Words and runs beyond this number are passed over.
  public static let termLimit = 32

  /// Tokens that must stand one after the other.
  struct Phrase: Hashable, Sendable {
    var tokens: [String]
    /// Whether the last token may be the beginning of a longer one.
    var isPrefix: Bool
  }

  let wanted: [Phrase]
  let unwanted: [Phrase]

  /// Reads what a person typed; any text will do.
  public init(_ text: some StringProtocol) {
    var wanted: [Phrase] = []
    var unwanted: [Phrase] = []
    for term in FullTextTerm.terms(of: text) {
      let phrases = term.phrases
      if term.isUnwanted {
        unwanted.append(contentsOf: phrases)
      } else {
        wanted.append(contentsOf: phrases)
      }
    }
    self.wanted = Array(wanted.prefix(Self.termLimit))
    self.unwanted = Array(unwanted.prefix(Self.termLimit))
  }

  /// Whether there is nothing to look for, as the text is blank, mere punctuation, or only says
  /// what must not occur; such a query finds nothing.
  public var isEmpty: Bool { wanted.isEmpty }

  /// The query in the index's own language, for the right side of `MATCH`; `nil` when empty.
  public var expression: String? {
    guard !wanted.isEmpty else { return nil }
    let positive = wanted.map(\.expression).joined(separator: " AND ")
    guard !unwanted.isEmpty else { return positive }
    return "(\(positive)) NOT (\(unwanted.map(\.expression).joined(separator: " OR ")))"
  }
}

extension FullTextQuery.Phrase {
  /// Every token is quoted by itself; none holds a quotation mark, as that is punctuation.
  fileprivate var expression: String {
    tokens.map { "\"\($0)\"" }.joined(separator: " + ") + (isPrefix ? " *" : "")
  }
}
