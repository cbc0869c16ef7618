extension View {
  /// Runs an action when the view has become part of what is shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(appear: action, disappear: nil))
  }

  /// Runs an action when the view is no longer part of what is shown.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(appear: nil, disappear: action))
  }
}

/// What to run when an element comes and goes.
nonisolated struct AppearanceActions: BoxModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func makeBox(
    _ modifier: AppearanceActions, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<AppearanceActions> {
    AppearanceNode(modifier, around: inner, in: slot)
  }
}

final class AppearanceNode: BoxNode<AppearanceActions> {
  override func modifierDidChange(from old: AppearanceActions) {}

  override func didAppear() {
    if let appear = modifier.appear { graph.actions.add(appear) }
  }

  override func didDisappear() {
    guard let disappear = modifier.disappear else { return }
    if isTakenAwayFirst {
      graph.actions.add(disappear)
    } else {
      graph.actions.addDisappearance(disappear)
    }
  }
}
