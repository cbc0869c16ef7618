/// A program with several commands, the first word choosing one.
public struct CommandGroup: Sendable {
  /// The name of the program.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// The commands; the last word of a command's name is the one that chooses it.
  public let commands: [CommandSyntax]

  /// Describes a program.
  public init(name: String, summary: String, commands: [CommandSyntax]) {
    self.name = name
    self.summary = summary
    self.commands = commands
  }

  /// Finds the command that the first word names.
  ///
  /// - Returns: The command, and the words behind its name.
  /// - Throws: `.helpRequested` when the program's own help page is asked for.
  public func select(
    _ words: [String]
  ) throws(ArgumentError) -> (command: CommandSyntax, rest: [String]) {
    guard let word = words.first else { throw .missingCommand }
    if ["--help", "-h", "help"].contains(word) { throw .helpRequested }
    guard let command = commands.first(where: { $0.word == word }) else {
      let nearest = commands.map { ($0.word, EditDistance.between($0.word, word)) }
        .min { $0.1 < $1.1 }
      throw .unknownCommand(word, suggestion: nearest.flatMap { $0.1 <= 2 ? $0.0 : nil })
    }
    return (command, Array(words.dropFirst()))
  }

  /// The help page, with a line feed at its end.
  public var help: String {
    let rows = commands.map { (term: $0.word, help: $0.summary) }
    return """
      usage: \(name) COMMAND [OPTIONS]

      \(summary)

      \(CommandSyntax.table(rows))

      “\(name) COMMAND --help” tells more.

      """
  }
}

extension CommandSyntax {
  fileprivate var word: String { name.split(separator: " ").last.map(String.init) ?? name }
}
