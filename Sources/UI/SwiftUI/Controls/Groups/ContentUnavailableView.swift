public import FoundationCompat
public import SwiftUICore

/// Says why there is nothing to see, and what can be done.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// Creates a view of what is missing, why, and controls that help.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  @MainActor @preconcurrency public var body: some View {
    VStack {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says what is missing, by the translation of a key beside a symbol, and why.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Says what is missing, by a translated text beside a symbol, and why.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Says what is missing, by a string as it is beside a symbol, and why.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Says what is missing, by the translation of a key beside a picture, and why.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
  }

  /// Says what is missing, by a string as it is beside a picture, and why.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
  }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2)
    }
  }
}
