public import SwiftUICore

/// The look that suits the place of a label: its icon in front of its title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The icon in front of the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone; those who listen hear the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    IconOnly(title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that suits the place of a label.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon in front of the title.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; those who listen hear the title.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

/// An icon in front of a title, which alone is said.
struct TitleAndIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      icon.accessibilityProperties(.hidden)
      title
    }
  }
}

/// An icon that is said as its title.
private struct IconOnly: View {
  let title: LabelStyleConfiguration.Title
  let icon: LabelStyleConfiguration.Icon
  @CapturedScope private var scope

  var body: some View { icon.hiddenLabel(title, in: scope) }
}

extension AccessibilityProperties {
  /// Leaves an element out for those who listen.
  fileprivate static var hidden: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.isHidden = true
    return properties
  }
}
