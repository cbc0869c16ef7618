/// Why content is hidden behind shapes of its size.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for content that is on its way.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension RedactionReasons: Hashable {}

extension TextStyling {
  /// Whether texts and pictures are hidden.
  var isRedacted: Bool {
    !redaction.isDisjoint(with: [.placeholder, .invalidated])
      || isSensitive && redaction.contains(.privacy)
  }

  /// A text of about the same width that says nothing.
  static func redacted(_ string: String) -> String {
    string.reduce(into: "") { result, character in
      let isWide = (character.unicodeScalars.first?.value ?? 0) >= 0x1100
      result += character.isWhitespace ? String(character) : isWide ? "██" : "█"
    }
  }
}

extension EnvironmentValues {
  /// Why content is hidden; empty where it is shown.
  public var redactionReasons: RedactionReasons {
    get { textStyling.redaction }
    set { textStyling.redaction = newValue }
  }
}

extension View {
  /// Hides texts and pictures in the view behind shapes of their size.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows texts and pictures in the view, whatever a view around hides.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that the view shows what is nobody else's business: `privacy` hides it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.textStyling) { $0.isSensitive = sensitive }
  }
}
