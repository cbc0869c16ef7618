extension View {
  /// Takes up actions that are done to the elements in the view and that these don't offer.
  nonisolated package func takingUp(
    _ names: Set<ElementAction.Name>, perform: @escaping (ElementAction) -> Void
  ) -> some View {
    modifier(ActionTaker(names: names, perform: perform))
  }
}

/// Takes up actions around an element.
nonisolated struct ActionTaker: BoxModifier {
  let names: Set<ElementAction.Name>
  let perform: (ElementAction) -> Void

  @MainActor static func makeBox(
    _ modifier: ActionTaker, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<ActionTaker> {
    ActionTakerNode(modifier, around: inner, in: slot)
  }
}

/// The node of an `ActionTaker`.
final class ActionTakerNode: BoxNode<ActionTaker> {
  override func modifierDidChange(from old: ActionTaker) {}

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    guard modifier.names.contains(action.name) else { return nil }
    let perform = modifier.perform
    return { perform(action) }
  }
}
