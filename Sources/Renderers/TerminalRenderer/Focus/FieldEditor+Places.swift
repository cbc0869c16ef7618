extension FieldEditor {
  private var characters: [Character] { Array(text) }

  /// Where the word begins that ends before a place, or that the place is in.
  func wordStart(before place: Int) -> Int {
    let characters = characters
    var index = min(max(place, 0), characters.count)
    while index > 0, !characters[index - 1].isPartOfWord { index -= 1 }
    while index > 0, characters[index - 1].isPartOfWord { index -= 1 }
    return index
  }

  /// Where the word ends that begins behind a place, or that the place is in.
  func wordEnd(after place: Int) -> Int {
    let characters = characters
    var index = min(max(place, 0), characters.count)
    while index < characters.count, !characters[index].isPartOfWord { index += 1 }
    while index < characters.count, characters[index].isPartOfWord { index += 1 }
    return index
  }

  func lineStart(of place: Int) -> Int {
    characters.prefix(place).lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
  }

  func lineEnd(of place: Int) -> Int {
    let characters = characters
    return characters[min(place, characters.count)...].firstIndex { $0.isNewline }
      ?? characters.count
  }

  /// The place so many lines below the insertion point, as far from their beginning.
  func line(by count: Int) -> Int {
    let column = caret - lineStart(of: caret)
    var place = caret
    for _ in 0..<abs(count) {
      if count < 0 {
        let start = lineStart(of: place)
        guard start > 0 else { return 0 }
        place = lineStart(of: start - 1)
      } else {
        let end = lineEnd(of: place)
        guard end < text.count else { return text.count }
        place = end + 1
      }
    }
    return min(place + column, lineEnd(of: place))
  }
}

extension Character {
  /// Whether words consist of such characters.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
