public import FoundationCompat
public import SwiftUICore

extension SecureField where Label == Text {
  /// Creates a field labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a prompt, labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a prompt, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a prompt, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
