extension View {
  /// Hands a value to the row that the view is, or is the outermost part of.
  nonisolated package func rowTrait<K: LayoutValueKey>(
    _ key: K.Type, _ value: K.Value
  ) -> some View {
    modifier(RowTrait<K>(value: value))
  }

  /// Changes the value that the view hands to the row that it is, or is the outermost part of.
  nonisolated package func rowTrait<K: LayoutValueKey>(
    _ key: K.Type, _ change: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(RowTraitTransform<K>(change: change))
  }
}

/// Sets a value for the row around.
nonisolated struct RowTrait<K: LayoutValueKey>: BoxModifier {
  let value: K.Value

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    RowTraitNode<K>(modifier, around: inner, in: slot)
  }
}

/// The node of a `RowTrait`.
final class RowTraitNode<K: LayoutValueKey>: BoxNode<RowTrait<K>> {
  override func layoutValue<Asked: LayoutValueKey>(for key: Asked.Type) -> Asked.Value {
    guard Asked.self == K.self, let value = modifier.value as? Asked.Value else {
      return super.layoutValue(for: key)
    }
    return value
  }

  override func modifierDidChange(from old: RowTrait<K>) { rowTraitsDidChange() }
}

/// Changes a value for the row around.
nonisolated struct RowTraitTransform<K: LayoutValueKey>: BoxModifier {
  let change: (inout K.Value) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    RowTraitTransformNode<K>(modifier, around: inner, in: slot)
  }
}

/// The node of a `RowTraitTransform`.
final class RowTraitTransformNode<K: LayoutValueKey>: BoxNode<RowTraitTransform<K>> {
  override func layoutValue<Asked: LayoutValueKey>(for key: Asked.Type) -> Asked.Value {
    let inner = super.layoutValue(for: key)
    guard Asked.self == K.self, var value = inner as? K.Value else { return inner }
    modifier.change(&value)
    return (value as? Asked.Value) ?? inner
  }

  override func modifierDidChange(from old: RowTraitTransform<K>) { rowTraitsDidChange() }
}

extension LayoutNode {
  /// Lets the row around take up that a value for it is another one now.
  final func rowTraitsDidChange() {
    var node = layoutParent
    while let current = node {
      (current as? RowRegionNode)?.contentDidChange()
      if let row = current as? AnyRowNode { return row.setNeedsUpdate() }
      if let deck = current as? DeckNode { return deck.pagesDidChange() }
      node = current.layoutParent
    }
  }
}

/// A view that may carry values for the row or page that it is.
package protocol TraitCarrying {
  /// The value for a key, if the view's type and value tell without a node.
  func carriedValue<K: LayoutValueKey>(for key: K.Type) -> K.Value?
}

extension ModifiedContent: TraitCarrying where Content: View, Modifier: ViewModifier {
  package func carriedValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    (modifier as? RowTrait<K>)?.value
      ?? (content as? any TraitCarrying)?.carriedValue(for: key)
  }
}
