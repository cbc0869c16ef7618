import Foundation

/// Why the content of views is not to be seen.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is no longer true.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// Why the content of the view is not to be seen; none for content that is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Hides what the view says for a reason: a placeholder shows blocks in place of texts.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(Redaction(isPlain: false))
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what the view says, whatever is said of the views around it.
  nonisolated public func unredacted() -> some View {
    modifier(Redaction(isPlain: true)).environment(\.redactionReasons, [])
  }

  /// Says whether the view shows something private, which is hidden where private things are.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivateContent(isSensitive: sensitive))
  }
}

/// Shows blocks in place of content as the environment says.
private nonisolated struct Redaction: ViewModifier {
  @Environment(\.redactionReasons) private var reasons
  let isPlain: Bool

  func body(content: Content) -> some View {
    let isHidden = !isPlain && reasons.contains(.placeholder)
    return content.modifier(PlainEffect(content: .placeholder(isHidden)))
  }
}

/// Shows blocks in place of private content where private things are hidden.
private nonisolated struct PrivateContent: ViewModifier {
  @Environment(\.redactionReasons) private var reasons
  let isSensitive: Bool

  func body(content: Content) -> some View {
    let isHidden = isSensitive && reasons.contains(.privacy)
    return content.modifier(
      PlainEffect(content: .placeholder(isHidden || reasons.contains(.placeholder))))
  }
}
