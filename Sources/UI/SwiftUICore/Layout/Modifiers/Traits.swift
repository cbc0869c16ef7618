import Foundation

extension View {
  /// Sets how important the view is when its container hands out space.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value))
  }

  /// Hands a value to the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueWriter<K>(value: value))
  }

  /// Sets the order in which views that overlap are drawn, higher ones later.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(LayoutValueWriter<ZIndexKey>(value: value))
  }
}

/// The order in which an element is drawn among its siblings.
nonisolated enum ZIndexKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// Sets an importance.
nonisolated struct LayoutPriority: BoxModifier {
  let value: Double

  @MainActor static func makeBox(
    _ modifier: LayoutPriority, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<LayoutPriority> {
    LayoutPriorityNode(modifier, around: inner, in: slot)
  }
}

final class LayoutPriorityNode: BoxNode<LayoutPriority> {
  override var priority: Double { modifier.value }
  override func modifierDidChange(from old: LayoutPriority) { traitsDidChange() }
}

/// Sets a value for a layout.
nonisolated struct LayoutValueWriter<K: LayoutValueKey>: BoxModifier {
  let value: K.Value

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    LayoutValueNode<K>(modifier, around: inner, in: slot)
  }
}

final class LayoutValueNode<K: LayoutValueKey>: BoxNode<LayoutValueWriter<K>> {
  override func layoutValue<Asked: LayoutValueKey>(for key: Asked.Type) -> Asked.Value {
    (modifier.value as? Asked.Value).flatMap { Asked.self == K.self ? $0 : nil }
      ?? super.layoutValue(for: key)
  }

  override func modifierDidChange(from old: LayoutValueWriter<K>) {
    traitsDidChange()
    setNeedsCommit()
  }
}
