/// One part of a typed query: a quotation, or what stands between two spaces.
struct FullTextTerm {
  /// A phrase longer than this many tokens is cut.
  private static let phraseLimit = 64
  private static let quotationMarks: [Character: Character] = [
    "\"": "\"", "＂": "＂", "“": "”", "「": "」", "『": "』", "«": "»",
  ]
  private static let minusSigns: Set<Character> = ["-", "－", "−"]

  let text: Substring
  let isQuoted: Bool
  let isUnwanted: Bool

  /// Cuts what was typed; a quotation that is not closed goes on to the end.
  static func terms(of typed: some StringProtocol) -> [Self] {
    var terms: [Self] = []
    var rest = Substring(typed)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      var isUnwanted = false
      if minusSigns.contains(first), let second = rest.dropFirst().first,
        !second.isWhitespace, !minusSigns.contains(second)
      {
        isUnwanted = true
        rest.removeFirst()
      }
      let text: Substring
      let closing = rest.first.flatMap { quotationMarks[$0] }
      if let closing {
        let inside = rest.dropFirst()
        text = inside.prefix { $0 != closing }
        rest = inside[text.endIndex...].dropFirst()
      } else {
        text = rest.prefix { !$0.isWhitespace && quotationMarks[$0] == nil }
        rest = rest[text.endIndex...]
      }
      terms.append(Self(text: text, isQuoted: closing != nil, isUnwanted: isUnwanted))
    }
    return terms
  }

  /// The phrases to look for: one for a quotation, else one for each run of words or characters.
  var phrases: [FullTextQuery.Phrase] {
    let tokens = self.tokens
    if isQuoted {
      guard !tokens.isEmpty else { return [] }
      return [FullTextQuery.Phrase(tokens: tokens.map(\.text), isPrefix: false)]
    }
    let runs = tokens.chunked { $0.kind == $1.kind }
    return runs.compactMap { run in
      switch run.first?.kind {
      case .word: FullTextQuery.Phrase(tokens: run.map(\.text), isPrefix: true)
      case .character: FullTextQuery.Phrase(tokens: run.map(\.text), isPrefix: false)
      case .gap, nil: nil
      }
    }
  }

  private var tokens: [(text: String, kind: FullTextScanner.Kind)] {
    var text = String(text)
    return text.withUTF8 { bytes in
      var scanner = FullTextScanner(bytes)
      var tokens: [(text: String, kind: FullTextScanner.Kind)] = []
      while tokens.count < Self.phraseLimit, scanner.advance() {
        tokens.append((String(decoding: scanner.token, as: UTF8.self), scanner.kind))
      }
      return tokens
    }
  }
}

extension Array {
  /// Parts the elements where two neighbours do not belong together.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index + 1 == endIndex || !belong(self[index], self[index + 1]) {
      chunks.append(self[start...index])
      start = index + 1
    }
    return chunks
  }
}
