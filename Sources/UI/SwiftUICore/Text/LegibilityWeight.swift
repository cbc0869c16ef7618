/// Whether a person asks for bolder texts.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  /// Whether the person asks for bolder texts; `nil` where nobody knows.
  public var legibilityWeight: LegibilityWeight? {
    get { textStyling.legibility }
    set { textStyling.legibility = newValue }
  }
}
