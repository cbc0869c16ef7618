public import FoundationCompat
public import SwiftUICore

extension Menu where Label == Text {
  /// Creates a menu whose button shows the translation of a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), primaryAction: nil, content: content)
  }

  /// Creates a menu whose button shows the translation of a key and runs an action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), primaryAction: primaryAction, content: content)
  }

  /// Creates a menu whose button shows a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), primaryAction: nil, content: content)
  }

  /// Creates a menu whose button shows a translated text and runs an action.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), primaryAction: primaryAction, content: content)
  }

  /// Creates a menu whose button shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), primaryAction: nil, content: content)
  }

  /// Creates a menu whose button shows a string as it is and runs an action.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), primaryAction: primaryAction, content: content)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu whose button shows a symbol and the translation of a key.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: nil, content: content
    )
  }

  /// Creates a menu whose button shows a symbol and the translation of a key and runs an action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: primaryAction,
      content: content)
  }

  /// Creates a menu whose button shows a symbol and a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleResource, systemImage: systemImage), primaryAction: nil,
      content: content)
  }

  /// Creates a menu whose button shows a symbol and a translated text and runs an action.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleResource, systemImage: systemImage), primaryAction: primaryAction,
      content: content)
  }

  /// Creates a menu whose button shows a symbol and a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: systemImage), primaryAction: nil, content: content)
  }

  /// Creates a menu whose button shows a symbol and a string as it is and runs an action.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: systemImage), primaryAction: primaryAction,
      content: content)
  }
}
