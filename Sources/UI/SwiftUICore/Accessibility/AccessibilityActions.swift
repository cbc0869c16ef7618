/// What those who cannot see a view may ask it for.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case press, dismiss
    case named(Text)
  }

  let kind: Kind

  /// What pressing does.
  public static let `default` = AccessibilityActionKind(kind: .press)
  /// Ends what is in front.
  public static let escape = AccessibilityActionKind(kind: .dismiss)

  /// Creates a kind that is asked for by name.
  public init(named name: Text) { kind = .named(name) }

  private init(kind: Kind) { self.kind = kind }
}

/// In which direction a value is to change.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more.
  case increment
  /// To less.
  case decrement
}

extension View {
  /// Runs an action for those who ask the view for it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    switch actionKind.kind {
    case .press: acting([.press: handler])
    case .dismiss: acting([.dismiss: handler])
    case .named(let name): accessibilityAction(named: name, handler)
    }
  }

  /// Runs an action for those who ask the view for it by name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var modifier = AccessibilityAttachmentModifier(wording: .actionName(name))
    modifier.namedAction = handler
    return self.modifier(modifier)
  }

  /// Runs an action for those who ask the view for it by the translation of a key.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Runs an action for those who ask the view for it by name.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Runs an action for those who ask for more or less of the view's value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    acting([
      .increment: { handler(.increment) },
      .decrement: { handler(.decrement) },
    ])
  }

  nonisolated private func acting(
    _ actions: [ElementAction.Name: () -> Void]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(actions: actions))
  }
}
