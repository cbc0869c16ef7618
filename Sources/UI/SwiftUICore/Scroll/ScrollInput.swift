/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case always
    case basedOnSize
  }

  private let kind: Kind

  /// As the system has it.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Only if the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// How scrolling puts away a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable, CustomStringConvertible {
  private enum Kind: String, Sendable {
    case automatic
    case immediately
    case interactively
    case never
  }

  private let kind: Kind

  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// As soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// As the content is drawn over it.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }

  public var description: String { kind.rawValue }
}

extension EnvironmentValues {
  /// How scrolling puts away a keyboard on the screen.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollTraits.dismissesKeyboard }
    set { scrollTraits.dismissesKeyboard = newValue }
  }

  /// Whether scroll views give way at their upper and lower ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollTraits.verticalBounce }
    set { scrollTraits.verticalBounce = newValue }
  }

  /// Whether scroll views give way at their leading and trailing ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollTraits.horizontalBounce }
    set { scrollTraits.horizontalBounce = newValue }
  }
}

extension View {
  /// Sets how scrolling puts away a keyboard on the screen; where there is none, nothing differs.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Sets whether scroll views give way at their ends, where the system knows such a thing.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollTraits) {
      if axes.contains(.vertical) { $0.verticalBounce = behavior }
      if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
    }
  }
}
