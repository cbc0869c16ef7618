extension View {
  /// Calls the view something else than what it shows.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.label(label))
  }

  /// Calls the view something else than what it shows: the translation of a key.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.label(Text(labelKey)))
  }

  /// Calls the view something else than what it shows: a string as it is.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.label(Text(label)))
  }

  /// Calls the view something else than what it shows, under a condition.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.label(label), isEnabled)
  }

  /// Calls the view something else than what it shows, under a condition.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.label(Text(labelKey)), isEnabled)
  }

  /// Calls the view something else than what it shows, under a condition.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.label(Text(label)), isEnabled)
  }

  /// Says the value of the view.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.value(valueDescription))
  }

  /// Says the value of the view: the translation of a key.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.value(Text(valueKey)))
  }

  /// Says the value of the view: a string as it is.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.value(Text(value)))
  }

  /// Says what comes of operating the view.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.hint(hint))
  }

  /// Says what comes of operating the view: the translation of a key.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.hint(Text(hintKey)))
  }

  /// Says what comes of operating the view: a string as it is.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.hint(Text(hint)))
  }

  /// Gives the view names by which a person may call it when speaking, the most likely first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.inputLabels(inputLabels))
  }

  /// Gives the view names by which a person may call it when speaking: translations of keys.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Gives the view names by which a person may call it when speaking: strings as they are.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    saying(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// Shows a text beside the view while the pointer rests on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    saying(.help(Text(textKey)))
  }

  /// Shows a text beside the view while the pointer rests on it.
  nonisolated public func help(_ text: Text) -> some View { saying(.help(text)) }

  /// Shows a string beside the view while the pointer rests on it.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    saying(.help(Text(text)))
  }

  nonisolated func saying(
    _ wording: AccessibilityAttachmentModifier.Wording, _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(wording: wording, isEnabled: isEnabled))
  }
}
