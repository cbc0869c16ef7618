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
    var modifier = AccessibilityAttachmentModifier(properties: properties)
    modifier.performNamed = perform
    return self.modifier(modifier)
  }
}

/// Says something of a view to those who cannot see it.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never

  /// What is said as a text, which depends on the language of the view.
  enum Wording: Equatable {
    case label(Text), value(Text), hint(Text), help(Text)
    case inputLabels([Text])
    case actionName(Text)
  }

  var properties = AccessibilityProperties()
  var wording: Wording?
  /// Whether anything is said; `false` leaves the view as it is.
  var isEnabled = true
  /// What is done for those who ask for it by kind.
  var actions: [ElementAction.Name: () -> Void] = [:]
  /// What is done for those who ask for it by the name in `wording`.
  var namedAction: (() -> Void)?
  var performNamed: ((String) -> Void)?

  @MainActor public static func _reconcile<C: View>(
    _ view: ModifiedContent<C, Self>, in slot: inout _ViewSlot
  ) {
    reconcileBox(view, in: &slot)
  }

  @MainActor public static func _elementCount<C: View>(of type: C.Type) -> _ElementCount {
    C._elementCount
  }
}

extension AccessibilityAttachmentModifier: BoxModifier {
  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    AccessibilityNode(modifier, around: inner, in: slot)
  }
}

/// The node of an `AccessibilityAttachmentModifier`.
final class AccessibilityNode: BoxNode<AccessibilityAttachmentModifier> {
  private var known: AccessibilityProperties?

  override func modifierDidChange(from old: AccessibilityAttachmentModifier) {
    known = nil
    let isSame =
      old.properties == modifier.properties && old.wording == modifier.wording
      && old.isEnabled == modifier.isEnabled
      && Set(old.actions.keys) == Set(modifier.actions.keys)
    guard !isSame else { return }
    if (Self.content(of: old) == nil) != (content == nil) {
      dropElement()
      setNeedsCommit()
    }
    noteElements(below: self)
  }

  /// The wording is another one in another language.
  override func update() {
    needsUpdate = false
    known = nil
    noteElements(below: self)
  }

  private func noteElements(below node: LayoutNode) {
    if node.content != nil { return node.contentDidChange() }
    node.forEachLayoutChild { noteElements(below: $0) }
  }

  /// What is said, in the language of the view; `nil` if nothing is.
  var said: AccessibilityProperties? {
    guard modifier.isEnabled else { return nil }
    if let known { return known }
    var properties = modifier.properties
    if let wording = modifier.wording {
      tracker.track(observing: AccessibilityNode.self) { word(wording, in: &properties) }
    }
    properties.actions.formUnion(modifier.actions.keys)
    known = properties
    return properties
  }

  private func word(
    _ wording: AccessibilityAttachmentModifier.Wording, in properties: inout AccessibilityProperties
  ) {
    let values = EnvironmentValues(base: scope)
    switch wording {
    case .label(let text): properties.label = text.string(in: values)
    case .value(let text): properties.value = text.string(in: values)
    case .hint(let text): properties.hint = text.string(in: values)
    case .help(let text): properties.help = text.string(in: values)
    case .inputLabels(let texts): properties.inputLabels = texts.map { $0.string(in: values) }
    case .actionName(let text): properties.actionNames = [text.string(in: values)]
    }
  }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    guard modifier.isEnabled else { return nil }
    guard case .custom(let name) = action else { return modifier.actions[action.name] }
    guard let said, said.actionNames.contains(name) else { return nil }
    if let action = modifier.namedAction { return action }
    return modifier.performNamed.map { perform in { perform(name) } }
  }

  override var content: ElementContent? { Self.content(of: modifier) }

  private static func content(of modifier: AccessibilityAttachmentModifier) -> ElementContent? {
    modifier.properties.children == .contained && !modifier.properties.isContainer
      || !modifier.isEnabled ? nil : .region(.group)
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
      if let said = (current as? AccessibilityNode)?.said { properties.add(said) }
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
    help = outer.help ?? help
    identifier = outer.identifier ?? identifier
    headingLevel = outer.headingLevel ?? headingLevel
    if !outer.inputLabels.isEmpty { inputLabels = outer.inputLabels }
    traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    removedTraits.formUnion(outer.removedTraits)
    isHidden = isHidden || outer.isHidden
    respondsToPeople = outer.respondsToPeople ?? respondsToPeople
    if outer.children != .contained { children = outer.children }
    isContainer = isContainer || outer.isContainer
    if outer.sortPriority != 0 { sortPriority = outer.sortPriority }
    actions.formUnion(outer.actions)
    actionNames += outer.actionNames
  }
}
