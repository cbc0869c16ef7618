/// What a renderer has in place of the symbols of Apple's systems.
package struct SymbolNames: Sendable {
  private let table: [String: String]

  /// Reads a table, each line of which names a stand-in and then the symbols that it stands for.
  package init(_ text: String) {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      for name in words.dropFirst() { table[String(name)] = String(words[0]) }
    }
    self.table = table
  }

  /// The stand-in for a symbol; `nil` if there is none.
  ///
  /// A variant that isn't listed has that of the symbol that it varies: `heart.circle` that of
  /// `heart`.
  package func standIn(for symbol: String) -> String? {
    var parts = symbol.split(separator: ".")[...]
    while !parts.isEmpty {
      if let found = table[parts.joined(separator: ".")] { return found }
      parts.removeLast()
    }
    return nil
  }
}
