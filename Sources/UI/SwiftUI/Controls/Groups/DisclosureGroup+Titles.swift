public import FoundationCompat
public import SwiftUICore

extension DisclosureGroup where Label == Text {
  /// Creates views that are hidden at first, labelled with the translation of a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// Creates views that are shown while a binding is true, labelled with the translation of a key.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// Creates views that are hidden at first, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, label: Text(titleResource), content: content)
  }

  /// Creates views that are shown while a binding is true, labelled with a translated text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleResource), content: content)
  }

  /// Creates views that are hidden at first, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }

  /// Creates views that are shown while a binding is true, labelled with a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(title), content: content)
  }
}
