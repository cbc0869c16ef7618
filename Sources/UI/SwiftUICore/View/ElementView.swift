import Foundation

/// A view that is shown as an element of a kind, its content inside.
///
/// Controls and containers are made of it: the kind says what it is to a renderer, `perform` takes
/// up what a person does to it. A control keeps the space around its content that the renderer
/// asks for; a control without content has the renderer's size. Other kinds are as large as their
/// content.
package nonisolated struct ElementView<Content: View>: PrimitiveView {
  let value: ElementValue
  let content: Content

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - element: What it is.
  ///   - alignment: How several views inside are lined up; they lie on each other.
  ///   - offers: What can be done to it; empty for one that is disabled.
  ///   - perform: Does it; called only with actions of these names.
  ///   - content: What is inside.
  package init(
    _ element: ElementContent, alignment: Alignment = .center,
    offers: Set<ElementAction.Name> = [], perform: ((ElementAction) -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = ElementValue(
      element: element, alignment: alignment, offers: offers, perform: perform)
    self.content = content()
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node =
      slot.existing(ElementNode.self)
      ?? ElementNode(view.value, isLeaf: Content.self == EmptyView.self, in: slot)
    slot.node = node
    node.value = view.value
    node.show(view.content)
  }

  @MainActor package static var _elementCount: _ElementCount { .fixed(1) }
}

extension ElementView where Content == EmptyView {
  /// Creates an element with nothing inside.
  package init(
    _ element: ElementContent, offers: Set<ElementAction.Name> = [],
    perform: ((ElementAction) -> Void)? = nil
  ) {
    self.init(element, offers: offers, perform: perform) {}
  }
}

/// What an element is and what it takes up.
nonisolated struct ElementValue {
  let element: ElementContent
  let alignment: Alignment
  let offers: Set<ElementAction.Name>
  let perform: ((ElementAction) -> Void)?
}

/// The node of an `ElementView`.
@MainActor class ElementNode: UnaryNode, SizeContainer {
  final var dependents: [ObjectIdentifier: WeakNode] = [:]
  private final var lastSize: CGSize?
  private let isLeaf: Bool
  private var knownMetrics: ControlMetrics?

  final var value: ElementValue {
    didSet { valueDidChange(from: oldValue) }
  }

  init(_ value: ElementValue, isLeaf: Bool, in slot: _ViewSlot) {
    self.value = value
    self.isLeaf = isLeaf
    super.init(around: nil, in: slot)
  }

  final func show<Content: View>(_ content: Content) {
    guard !isLeaf else { return }
    reconcile(
      LayoutView(layout: ZStackLayout(alignment: value.alignment), content: content),
      into: &contentNode)
  }

  private func valueDidChange(from old: ElementValue) {
    guard old.element != value.element || old.offers != value.offers else { return }
    let metrics = knownMetrics
    knownMetrics = nil
    if metrics != nil, metrics != controlMetrics || field?.lines != nil { setNeedsLayout() }
    contentDidChange()
    if old.offers != value.offers { rowRegion?.contentDidChange() }
  }

  override func rendererDidChange() {
    knownMetrics = nil
    super.rendererDidChange()
  }

  private var controlMetrics: ControlMetrics {
    if let knownMetrics { return knownMetrics }
    let metrics = ControlMetrics(of: value.element, in: graph)
    knownMetrics = metrics
    return metrics
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let metrics = controlMetrics
    var size = metrics.size(around: child, for: proposal)
    if let field, field.lines != nil {
      let font = trackLayout(of: ElementNode.self) { scope.read(\.font) }
      let height = field.textHeight(
        in: max(size.width - metrics.insets.horizontal, 0), font: font,
        by: graph.renderer.textMeasurer)
      if let height { size.height = max(size.height, height + metrics.insets.vertical) }
    }
    return size
  }

  private var field: FieldContent? {
    if case .control(let control) = value.element, case .field(let field) = control.kind {
      return field
    }
    return nil
  }

  override func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    guard case .control = value.element else { return (.zero, proposal) }
    return controlMetrics.geometry(
      of: child, in: size, proposal: proposal, alignment: value.alignment)
  }

  override func placeChildren() {
    super.placeChildren()
    if let lastSize, lastSize != placedSize { remeasureDependents() }
    lastSize = placedSize
  }

  /// The size of a part of the window that others are told as that of their container.
  final var room: CGSize? {
    switch value.element {
    case .region(.column), .region(.sheet), .region(.popover): lastSize
    default: nil
    }
  }

  override func makeSpacing() -> ViewSpacing {
    if case .control = value.element { lengths.plainSpacing } else { super.makeSpacing() }
  }

  /// What is typed into takes the keyboard when it is tapped.
  override func takeUpTap(count: Int) -> (() -> Void)? {
    if let press = takeUp(.press) { return press }
    guard value.offers.contains(.focus) else { return nil }
    return { [self] in if canBeFocused { graph.focus.focus(self) } }
  }

  /// Takes up an action; the press of what fills a row is the row's, which hands it back.
  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    if action == .press, fillsRow, rowRegion != nil { return nil }
    return carryOut(action)
  }

  /// What an action does to this element itself.
  final func carryOut(_ action: ElementAction) -> (() -> Void)? {
    guard value.offers.contains(action.name), let perform = value.perform else { return nil }
    return { perform(action) }
  }

  override var content: ElementContent? {
    guard graph.focus.focused === self, case .control(var control) = value.element else {
      return value.element
    }
    control.isFocused = true
    return .control(control)
  }

  override var offers: Set<ElementAction.Name> { value.offers }
  override var label: String { "element" }
}
