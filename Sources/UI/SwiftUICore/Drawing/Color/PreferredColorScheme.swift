extension View {
  /// Shows the view light or dark as something in it prefers.
  nonisolated package func honoringPreferredColorScheme() -> some View {
    modifier(PreferredColorScheme())
  }
}

/// Shows views in the surroundings that one of them prefers.
private struct PreferredColorScheme: ViewModifier {
  @State private var preferred: ColorScheme?

  nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.colorScheme) { [preferred] in $0 = preferred ?? $0 }
      .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
  }
}
