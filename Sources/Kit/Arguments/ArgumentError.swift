/// What is wrong with a command line.
public enum ArgumentError: Error, Hashable, Sendable {
  /// Nothing: the help page is asked for.
  case helpRequested
  /// There is no such option; the suggestion is the nearest one.
  case unknownOption(String, suggestion: String?)
  /// There is no such subcommand.
  case unknownCommand(String, suggestion: String?)
  /// No subcommand is named.
  case missingCommand
  /// Nothing follows an option that takes a value.
  case missingValue(String)
  /// A flag has a value.
  case unexpectedValue(String)
  /// An option stands there twice.
  case repeated(String)
  /// A value is not what the option takes.
  case unreadable(String, text: String, expected: String)
  /// An option that must be given is not.
  case missingOption(String)
  /// There is a word too many.
  case unexpectedOperand(String)
  /// A word is missing.
  case missingOperand(String)
}

extension ArgumentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .helpRequested: "the help page is asked for"
    case .unknownOption(let option, let suggestion):
      "there is no option \(option)" + Self.hint(suggestion)
    case .unknownCommand(let word, let suggestion):
      "there is no command \(word)" + Self.hint(suggestion)
    case .missingCommand: "a command is missing"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .repeated(let option): "\(option) is given twice"
    case .unreadable(let option, let text, let expected):
      "\(option): \u{201C}\(text)\u{201D} is not \(expected)"
    case .missingOption(let option): "\(option) is missing"
    case .unexpectedOperand(let word): "\u{201C}\(word)\u{201D} is one word too many"
    case .missingOperand(let name): "\(name) is missing"
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; is \($0) meant?" } ?? ""
  }
}
