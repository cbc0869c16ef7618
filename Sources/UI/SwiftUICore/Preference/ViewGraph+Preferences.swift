extension ViewGraph {
  /// The light or dark surroundings that the views ask for, as of the last turn; `nil` if they
  /// don't mind.
  package var preferredColorScheme: ColorScheme? {
    var preferred: ColorScheme??
    root?.addPreference(PreferredColorSchemeKey.self, to: &preferred)
    return preferred ?? nil
  }
}
