public import FoundationCompat
public import SwiftUICore

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is under way, and what: the translation of a key.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Shows how far something is, and what: the translation of a key.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Shows that something is under way, and what: a translated text.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// Shows how far something is, and what: a translated text.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(titleResource),
      currentValueLabel: EmptyView())
  }

  /// Shows that something is under way, and what: a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Shows how far something is, and what: a string as it is.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(title),
      currentValueLabel: EmptyView())
  }
}
