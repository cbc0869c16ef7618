/// Whether surroundings are light or dark.
public nonisolated enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// How strongly colours differ from each other.
public nonisolated enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// Asks for light or dark surroundings of the nearest presentation.
public nonisolated struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  /// Whether the view is shown light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly the colours of the view's surroundings differ.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  /// Sets what `colorSchemeContrast` says.
  package var shownColorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}

extension View {
  /// Asks for light or dark surroundings; `nil` leaves them alone.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets whether the view itself is shown light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
