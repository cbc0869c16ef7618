/// A shell that completes words as they are typed.
public enum Shell: String, CaseIterable, Sendable, ArgumentValue {
  case bash, zsh, fish

  public init?(argument: String) { self.init(rawValue: argument) }
  public static var expectation: String { "bash, zsh or fish" }
}
