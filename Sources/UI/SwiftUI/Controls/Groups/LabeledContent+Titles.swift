public import Foundation
public import FoundationCompat
public import SwiftUICore

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a value labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a value labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string as a value, labelled with the translation of a key.
  public init<T: StringProtocol>(_ titleKey: LocalizedStringKey, value: T) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a value that a format writes, labelled with the translation of a key.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(format.format(value)))
  }

  /// Creates a string as a value, labelled with a translated text.
  @_disfavoredOverload public init<T: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: T
  ) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates a value that a format writes, labelled with a translated text.
  @_disfavoredOverload public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(format.format(value)))
  }

  /// Creates a string as a value, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a value that a format writes, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(format.format(value)))
  }
}
