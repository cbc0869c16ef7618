extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether a person can operate the view.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a person is kept from operating the view; what is disabled around it stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
