/// The words that tests use, told by their lines.
struct UsedNames {
  private var words: Set<Substring> = []
  private var members: Set<Substring> = []

  /// Adds the words of a file.
  mutating func add(_ code: SwiftCode) {
    for line in code.lines {
      for match in line.matches(of: /(\.)?\b([A-Za-z_]\w*)/) {
        words.insert(match.2)
        if match.1 != nil { members.insert(match.2) }
      }
    }
  }

  /// Whether a name of the list is used; members only count behind a dot.
  func contains(_ name: PortableNames.Name) -> Bool {
    name.isMember ? members.contains(name.text[...]) : words.contains(name.text[...])
  }
}
