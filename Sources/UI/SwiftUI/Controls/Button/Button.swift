public import SwiftUICore

/// A control that runs an action.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button that shows a view.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, which decides how it looks and which keys press it.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.buttonStyles) { stack in
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(StyleLabel(label, path: \.buttonStyles, stack: stack)),
        action: action)
    } plain: {
      ButtonControl(look: .automatic, role: role, action: action, label: label)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button of what a style was told, to be made by the style further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
