public import FoundationCompat
public import SwiftUICore

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a translated title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(Text(titleKey), image: Image(systemName: systemImage)),
      content: content)
  }

  /// Creates a tab with a translated title and a symbol, in a tab view without selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(Text(titleKey), image: Image(systemName: systemImage)),
      content: content)
  }

  /// Creates a tab with a translated title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(Text(titleKey), image: Image(image)), content: content)
  }

  /// Creates a tab with a translated title and a picture, in a tab view without selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(Text(titleKey), image: Image(image)), content: content)
  }

  /// Creates a tab with a translated title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(Text(titleResource), image: Image(systemName: systemImage)),
      content: content)
  }

  /// Creates a tab with a translated title and a symbol, in a tab view without selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(Text(titleResource), image: Image(systemName: systemImage)),
      content: content)
  }

  /// Creates a tab with a translated title and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(Text(titleResource), image: Image(image)), content: content)
  }

  /// Creates a tab with a translated title and a picture, in a tab view without selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(Text(titleResource), image: Image(image)), content: content)
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(Text(title), image: Image(systemName: systemImage)), content: content)
  }

  /// Creates a tab with a title and a symbol, in a tab view without selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(Text(title), image: Image(systemName: systemImage)), content: content)
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(Text(title), image: Image(image)), content: content)
  }

  /// Creates a tab with a title and a picture, in a tab view without selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(Text(title), image: Image(image)), content: content)
  }

  /// Creates a tab for a purpose that has a title and a symbol of its own.
  public init(value: Value, role: TabRole, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: value, role: role, label: .standard, content: content)
  }

  /// Creates a tab for a purpose that has a title and a symbol of its own, in a tab view without
  /// selection.
  public init(role: TabRole, @ViewBuilder content: @escaping () -> Content)
  where Value == Never {
    self.init(value: nil, role: role, label: .standard, content: content)
  }
}

extension DefaultTabLabel {
  /// The label of tabs for searching, which is what there are roles for.
  fileprivate nonisolated static var standard: DefaultTabLabel {
    DefaultTabLabel(Text(own: "Search"), image: Image(systemName: "magnifyingglass"))
  }
}
