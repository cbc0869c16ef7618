/// Marks found words, in HTML as the site's search does.
package enum Highlight {
  /// Returns the text as HTML, each occurrence of the keyword's words in a red `font`.
  package static func html(_ text: String, keyword: String) -> String {
    let words = keyword.split(whereSeparator: \.isWhitespace).map { Array($0.lowercased()) }
    let characters = Array(text)
    // Compared character by character, so that the two arrays agree on their indices.
    let lowered = characters.map { $0.lowercased() }
    var html = ""
    var index = 0
    while index < characters.count {
      let word = words.first { word in
        lowered[index...].prefix(word.count).elementsEqual(word.map(String.init))
      }
      guard let word, !word.isEmpty else {
        html += escaped(characters[index])
        index += 1
        continue
      }
      let end = index + word.count
      html += "<font color=\"red\">\(characters[index..<end].map(escaped).joined())</font>"
      index = end
    }
    return html
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }
}
