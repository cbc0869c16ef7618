extension View {
  /// Says something of the element, or of each of several, to those who cannot see it.
  ///
  /// - Parameters:
  ///   - properties: What to say. Children that are combined or ignored make a group of the view.
  ///   - perform: Carries out the custom action of a name.
  /// - Returns: The view, as large and as many elements as before.
  nonisolated package func accessibilityProperties(
    _ properties: AccessibilityProperties, perform: ((String) -> Void)? = nil
  ) -> some View {
    modifier(AccessibilityModifier(properties: properties, perform: perform))
  }
}

/// What is said of an element.
nonisolated struct AccessibilityModifier: BoxModifier {
  let properties: AccessibilityProperties
  let perform: ((String) -> Void)?

  @MainActor static func makeBox(
    _ modifier: AccessibilityModifier, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<AccessibilityModifier> {
    AccessibilityNode(modifier, around: inner, in: slot)
  }
}

/// The node of an `AccessibilityModifier`.
final class AccessibilityNode: BoxNode<AccessibilityModifier> {
  override func modifierDidChange(from old: AccessibilityModifier) {
    guard old.properties != modifier.properties else { return }
    if (old.properties.children == .contained) != (content == nil) {
      dropElement()
      setNeedsCommit()
    }
    noteElements(below: self)
  }

  private func noteElements(below node: LayoutNode) {
    if node.content != nil { return node.contentDidChange() }
    node.forEachLayoutChild { noteElements(below: $0) }
  }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    guard case .custom(let name) = action, modifier.properties.actionNames.contains(name),
      let perform = modifier.perform
    else { return nil }
    return { perform(name) }
  }

  override var content: ElementContent? {
    modifier.properties.children == .contained ? nil : .region(.group)
  }
}

extension LayoutNode {
  /// What modifiers around this node's element say of it, inner ones before outer ones.
  final var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.actions = offers
    properties.actionNames = actionNames
    var node: LayoutNode? = self
    while let current = node {
      if current !== self, current.content != nil { break }
      if let modifier = (current as? AccessibilityNode)?.modifier {
        properties.add(modifier.properties)
      }
      node = current.layoutParent
    }
    return properties
  }
}

extension AccessibilityProperties {
  /// Adds what a modifier further out says, which wins.
  mutating func add(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    headingLevel = outer.headingLevel ?? headingLevel
    traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    removedTraits.formUnion(outer.removedTraits)
    isHidden = isHidden || outer.isHidden
    if outer.children != .contained { children = outer.children }
    if outer.sortPriority != 0 { sortPriority = outer.sortPriority }
    actionNames += outer.actionNames
  }
}
