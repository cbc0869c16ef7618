/// One option of a command: a flag, or a name with a value.
public struct OptionSyntax: Sendable, Hashable {
  /// The long name with its dashes, such as `--port`.
  public let name: String
  /// A short name with its dash, such as `-p`.
  public let shortName: String?
  /// What stands for the value in the help text, such as `PORT`; `nil` for a flag.
  public let placeholder: String?
  /// Whether a command line without it is refused.
  public let isRequired: Bool
  /// What it is good for, in one sentence.
  public let help: String

  /// Describes an option that is there or not.
  public static func flag(_ name: String, _ shortName: String? = nil, help: String) -> OptionSyntax
  {
    OptionSyntax(
      name: name, shortName: shortName, placeholder: nil, isRequired: false, help: help)
  }

  /// Describes an option with a value: `--port 80` or `--port=80`.
  public static func value(
    _ name: String, _ shortName: String? = nil, placeholder: String, isRequired: Bool = false,
    help: String
  ) -> OptionSyntax {
    OptionSyntax(
      name: name, shortName: shortName, placeholder: placeholder, isRequired: isRequired,
      help: help)
  }

  func isCalled(_ word: String) -> Bool { word == name || word == shortName }
}
