public import SwiftUICore

/// Which letters a keyboard makes capitals of by itself.
public nonisolated struct TextInputAutocapitalization: Sendable {
  let content: FieldContent.Capitalization

  /// None.
  public static var never: TextInputAutocapitalization { .init(content: .never) }
  /// The first of every word.
  public static var words: TextInputAutocapitalization { .init(content: .words) }
  /// The first of every sentence.
  public static var sentences: TextInputAutocapitalization { .init(content: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(content: .characters) }
}

extension EnvironmentValues {
  private enum CapitalizationKey: EnvironmentKey {
    static var defaultValue: FieldContent.Capitalization? { nil }
  }

  private enum AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var textInputCapitalization: FieldContent.Capitalization? {
    get { self[CapitalizationKey.self] }
    set { self[CapitalizationKey.self] = newValue }
  }

  /// Whether typed texts are left as they are, not corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

extension View {
  /// Sets which letters a keyboard makes capitals of by itself; `nil` leaves that to the system.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputCapitalization, autocapitalization?.content)
  }

  /// Sets whether typed texts are left as they are, not corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether typed texts are left as they are; `autocorrectionDisabled` is the newer name.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
  }
}
