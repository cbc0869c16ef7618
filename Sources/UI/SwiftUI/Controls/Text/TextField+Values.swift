public import Foundation
public import FoundationCompat
public import SwiftUICore

extension TextField where Label == Text {
  /// Creates a field for a value that a format writes and reads, labelled with the translation of a key.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(FormattedEntry(value, format)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value that may be missing, labelled with the translation of a key.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .formatted(FormattedEntry(optional: value, format)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads, labelled with the translation of a key.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatted(FormattedEntry(value, formatter)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value that a format writes and reads, labelled with a translated text.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(FormattedEntry(value, format)), prompt: prompt, label: Text(titleResource))
  }

  /// Creates a field for a value that may be missing, labelled with a translated text.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .formatted(FormattedEntry(optional: value, format)), prompt: prompt,
      label: Text(titleResource))
  }

  /// Creates a field for a value that a formatter writes and reads, labelled with a translated text.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      .formatted(FormattedEntry(value, formatter)), prompt: prompt, label: Text(titleResource))
  }

  /// Creates a field for a value that a format writes and reads, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(FormattedEntry(value, format)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value that may be missing, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .formatted(FormattedEntry(optional: value, format)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatted(FormattedEntry(value, formatter)), prompt: prompt, label: Text(title))
  }
}
