package import CommunityAPI

/// A piece of a line that is not broken: a word, a Chinese character with its punctuation, or a
/// picture.
package enum LinePiece: Hashable, Sendable {
  case word(ArticleRun)
  case emoticon(Emoticon)
  case picture(address: String)
}

extension [LinePiece] {
  /// Cuts a line wherever it may be broken.
  ///
  /// - Complexity: O(length).
  init(_ runs: [ArticleRun]) {
    self = runs.flatMap { run -> [LinePiece] in
      switch run.content {
      case .emoticon(let emoticon): [.emoticon(emoticon)]
      case .picture(let address): [.picture(address: address)]
      case .text(let text):
        text.unbreakable.map { word in
          .word(ArticleRun(.text(word), style: run.style, link: run.link))
        }
      }
    }
  }
}

extension String {
  /// The pieces between which a line may be broken: behind blanks, and around characters of
  /// scripts that are written without them, but not in front of closing punctuation.
  fileprivate var unbreakable: [String] {
    var pieces: [String] = []
    var canBreak = true
    var last: Character = " "
    for character in self {
      let isFree = character.isIdeographic || last.isIdeographic
      let isNext = canBreak && !character.isWhitespace
      if pieces.isEmpty || isNext || (isFree && !character.isClosing && !last.isOpening) {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
      }
      canBreak = character.isWhitespace
      last = character
    }
    return pieces
  }
}

extension Character {
  /// Whether a line may be broken on either side, as between Chinese characters.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3000...0x30FF).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
  }

  fileprivate var isClosing: Bool { "，。、；：？！）》」』】〉”’…,.;:?!)]}>".contains(self) }

  fileprivate var isOpening: Bool { "（《「『【〈“‘([{<".contains(self) }
}
