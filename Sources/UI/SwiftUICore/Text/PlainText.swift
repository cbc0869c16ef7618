/// A view whose text can be told without showing it: prompts and hidden labels are.
package protocol TextBearing {
  /// The text in an environment; `nil` if there is none.
  @MainActor func plainText(in scope: EnvironmentScope) -> String?
}

extension Text: TextBearing {
  @MainActor package func plainText(in scope: EnvironmentScope) -> String? {
    string(in: EnvironmentValues(base: scope))
  }
}

extension ModifiedContent: TextBearing where Content: TextBearing {
  @MainActor package func plainText(in scope: EnvironmentScope) -> String? {
    content.plainText(in: scope)
  }
}
