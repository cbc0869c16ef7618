extension View {
  /// Runs an action when the view is tapped, or clicked, a number of times in a row.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapAction(count: count, action: action))
  }
}

/// What to do when an element is tapped.
nonisolated struct TapAction: BoxModifier {
  let count: Int
  let action: () -> Void

  @MainActor static func makeBox(
    _ modifier: TapAction, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<TapAction> {
    TapNode(modifier, around: inner, in: slot)
  }
}

final class TapNode: BoxNode<TapAction> {
  override func modifierDidChange(from old: TapAction) {}

  override func takeUpTap(count: Int) -> (() -> Void)? {
    count == modifier.count ? modifier.action : nil
  }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    action == .press ? takeUpTap(count: 1) : nil
  }
}
