public import FoundationCompat
public import SwiftUICore

/// A title and an icon that stand for the same thing.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title(), icon())
  }

  fileprivate init(_ title: Title, _ icon: Icon) {
    self.title = title
    self.icon = icon
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.labelStyles) { stack in
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(
          part: StyleLabel(title, path: \.labelStyles, stack: stack),
          text: title as? any TextBearing),
        icon: LabelStyleConfiguration.Icon(
          part: StyleLabel(icon, path: \.labelStyles, stack: stack)))
    } plain: {
      PlainLabel(title: title, icon: icon)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a translated title and a picture of the application's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(decorative: name))
  }

  /// Creates a label of a translated title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Creates a label of a translated title and a picture of the application's resources.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image name: String
  ) {
    self.init(Text(titleResource), Image(decorative: name))
  }

  /// Creates a label of a translated title and a symbol.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage name: String
  ) {
    self.init(Text(titleResource), Image(systemName: name))
  }

  /// Creates a label of a title and a picture of the application's resources.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(decorative: name))
  }

  /// Creates a label of a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {
    self.init(Text(title), Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was asked to show, for the styles around it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(configuration.title, configuration.icon)
  }
}

extension Label: TextBearing {
  @MainActor package func plainText(in scope: EnvironmentScope) -> String? {
    (title as? any TextBearing)?.plainText(in: scope)
  }
}
