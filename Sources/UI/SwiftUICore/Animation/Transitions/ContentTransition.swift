/// How a view changes from one content to another.
public nonisolated struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, opacity, interpolate
    case number(countsDown: Bool?, value: Double?)
  }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades and the new one comes.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content goes through what lies in between.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits roll, downwards if the number becomes smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(countsDown: countsDown, value: nil))
  }

  /// Digits roll in the direction in which a value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(countsDown: nil, value: value))
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  /// How views change from one content to another while an animation shows the change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the view changes from one content to another while an animation shows the change.
  ///
  /// Renderers that show changes of text at once take no notice.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
