/// The public names that source files declare, told by their lines.
struct DeclaredNames {
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []

  /// Adds what a file declares.
  ///
  /// Nothing is resolved: a public function or property of any type counts as a member.
  mutating func add(_ code: SwiftCode) {
    for line in code.lines where line.contains("public ") {
      guard let match = line.firstMatch(of: Self.declaration) else { continue }
      let name = String(match.2)
      switch match.1 {
      case "func", "var": members.insert(name)
      default: types.insert(name)
      }
    }
  }

  private static var declaration: Regex<(Substring, Substring, Substring)> {
    /\bpublic\s(?:[^=({]*?\s)??(struct|class|enum|protocol|actor|typealias|func|var|macro)\s+(\w+)/
  }

  /// Whether a name of the list is declared.
  func contains(_ name: PortableNames.Name) -> Bool {
    name.isMember ? members.contains(name.text) : types.contains(name.text)
  }
}
