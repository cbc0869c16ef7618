/// What one command accepts, and how its help page reads.
public struct CommandSyntax: Sendable {
  /// The words that call the command, such as `hetang-server serve`.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// Its options; `--help` is always one more.
  public let options: [OptionSyntax]
  /// What the words that are no options stand for, in their order; each must be given.
  public let operands: [String]
  /// What words behind those stand for, as many of them as are given.
  public let optionalOperands: [String]
  /// Further paragraphs of the help page.
  public let discussion: String

  /// Describes a command.
  public init(
    name: String, summary: String, options: [OptionSyntax] = [], operands: [String] = [],
    optionalOperands: [String] = [], discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.options = options + [.flag("--help", "-h", help: "show this page")]
    self.operands = operands
    self.optionalOperands = optionalOperands
    self.discussion = discussion
  }

  /// Reads the words behind the command's name.
  ///
  /// Options and operands may stand in any order; behind `--` everything is an operand.
  ///
  /// - Throws: What is wrong with the first word that is; `.helpRequested` for `--help`, whatever
  ///   else there is.
  public func parse(_ words: [String]) throws(ArgumentError) -> Arguments {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      throw .helpRequested
    }
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try parseOption(word, &rest, into: &arguments)
      } else {
        arguments.operands.append(word)
      }
    }
    try check(arguments)
    return arguments
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(ArgumentError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let option = options.first(where: { $0.isCalled(parts[0]) }) else {
      throw .unknownOption(parts[0], suggestion: suggestion(for: parts[0]))
    }
    guard arguments.values[option.name] == nil else { throw .repeated(option.name) }
    guard option.placeholder != nil else {
      guard parts.count == 1 else { throw .unexpectedValue(option.name) }
      arguments.values[option.name] = ""
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw .missingValue(option.name)
    }
    arguments.values[option.name] = value
  }

  private func check(_ arguments: Arguments) throws(ArgumentError) {
    for option in options where option.isRequired && arguments.values[option.name] == nil {
      throw .missingOption(option.name)
    }
    let limit = operands.count + optionalOperands.count
    if arguments.operands.count > limit { throw .unexpectedOperand(arguments.operands[limit]) }
    if arguments.operands.count < operands.count {
      throw .missingOperand(operands[arguments.operands.count])
    }
  }

  /// The option that differs by the fewest changes, when those are at most two.
  private func suggestion(for word: String) -> String? {
    options.map { ($0.name, EditDistance.between($0.name, word)) }.min { $0.1 < $1.1 }
      .flatMap { $0.1 <= 2 ? $0.0 : nil }
  }
}
