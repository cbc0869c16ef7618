public import FoundationCompat
public import SwiftUICore

extension TextField where Label == Text {
  /// Creates a field labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a prompt, labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field that grows along an axis, labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Creates a field with a prompt that grows along an axis, labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(.text(text), prompt: nil, label: Text(titleResource))
  }

  /// Creates a field with a prompt, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(.text(text), prompt: prompt, label: Text(titleResource))
  }

  /// Creates a field that grows along an axis, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(titleResource))
  }

  /// Creates a field with a prompt that grows along an axis, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleResource))
  }

  /// Creates a field labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(title))
  }

  /// Creates a field with a prompt, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// Creates a field that grows along an axis, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(title))
  }

  /// Creates a field with a prompt that grows along an axis, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }
}
