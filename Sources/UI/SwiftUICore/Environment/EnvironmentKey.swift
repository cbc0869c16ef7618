/// A key of the environment and the value it has where nobody sets it.
public nonisolated protocol EnvironmentKey {
  /// The type of the key's values.
  associatedtype Value

  /// The value where nothing is set.
  static var defaultValue: Value { get }
}
