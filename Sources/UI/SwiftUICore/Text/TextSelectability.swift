/// Whether a person may select parts of texts.
public nonisolated protocol TextSelectability {
  /// Whether selecting is possible.
  static var allowsSelection: Bool { get }
}

/// Lets a person select parts of texts.
public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Keeps a person from selecting parts of texts.
public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets a person select parts of texts.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Keeps a person from selecting parts of texts.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
