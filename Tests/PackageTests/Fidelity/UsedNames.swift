/// The words that tests use, told by their lines.
struct UsedNames {
  private var words: Set<Substring> = []
  private var members: Set<Substring> = []

  /// Adds the words of a file.
  mutating func add(_ code: SwiftCode) {
    for line in code.lines {
      for word in line.utf8.split(whereSeparator: { !Self.isPartOfWord($0) }) {
        let text = Substring(word)
        words.insert(text)
        if word.startIndex > line.startIndex,
          line.utf8[line.utf8.index(before: word.startIndex)] == UInt8(ascii: ".")
        {
          members.insert(text)
        }
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a name of the list is used; members only count behind a dot.
  func contains(_ name: PortableNames.Name) -> Bool {
    name.isMember ? members.contains(name.text[...]) : words.contains(name.text[...])
  }
}
