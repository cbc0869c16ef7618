/// The element of a row: as large as its content, pressable by what fills it.
///
/// A row takes over the press of the first control of look `.row` inside, and offers what its
/// view's swipe actions and its collection's editing offer, as custom actions.
package nonisolated struct RowRegion<Content: View>: PrimitiveView {
  let row: RowProxy
  let value: ElementValue
  let content: Content

  /// Creates the element of a row.
  ///
  /// - Parameters:
  ///   - element: What is known of it from outside; the actions inside are added.
  ///   - row: The row.
  ///   - offers: What can be done to it beyond that, `.press` being done before what fills it.
  ///   - perform: Does it.
  ///   - content: The row's view with what the list adds to it.
  package init(
    _ element: RowContent, of row: RowProxy, offers: Set<ElementAction.Name> = [],
    perform: ((ElementAction) -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.row = row
    value = ElementValue(
      element: .region(.row(element)), alignment: .leading, offers: offers, perform: perform)
    self.content = content()
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node =
      slot.existing(RowRegionNode.self) ?? RowRegionNode(view.value, row: view.row, in: slot)
    slot.node = node
    node.value = view.value
    node.row = view.row
    node.show(view.content)
  }

  @MainActor package static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a `RowRegion`.
final class RowRegionNode: ElementNode {
  var row: RowProxy {
    didSet { contentDidChange() }
  }

  init(_ value: ElementValue, row: RowProxy, in slot: _ViewSlot) {
    self.row = row
    super.init(value, isLeaf: false, in: slot)
  }

  /// Where what is dragged over the row would be put.
  var insertionEdge: VerticalEdge? {
    didSet { if insertionEdge != oldValue { contentDidChange() } }
  }

  override func willTearDown() {
    graph.drops.forget(self)
    super.willTearDown()
  }

  private var actions: RowActions { row.node.isAlive ? RowActions(of: row) : RowActions() }

  override var content: ElementContent? {
    guard case .region(.row(var content)) = value.element else { return value.element }
    if let filling, case .control(let control) = filling.value.element {
      content.isPressable = content.isPressable || filling.offers.contains(.press)
      if case .button(let button) = control.kind { content.leadsOn = button.leadsOn }
    }
    let actions = actions
    content.insertionEdge = insertionEdge
    content.leadingActions = actions.leading.map(\.name)
    content.trailingActions = actions.trailing.map(\.name)
    return .region(.row(content))
  }

  override var offers: Set<ElementAction.Name> {
    var offers = value.offers
    if filling?.offers.contains(.press) == true { offers.insert(.press) }
    if !actions.isEmpty { offers.insert(.custom) }
    return offers
  }

  override var actionNames: [String] { actions.all.map(\.name) }

  override func takeUp(_ action: ElementAction) -> (() -> Void)? {
    switch action {
    case .press:
      let own = carryOut(.press)
      guard let inner = filling?.carryOut(.press) else { return own }
      return {
        own?()
        inner()
      }
    case .custom(let name): return actions.all.first { $0.name == name }?.run
    default: return super.takeUp(action)
    }
  }

  /// The control that fills the row, if there is one.
  private var filling: ElementNode? { child?.rowFilling }
}

extension LayoutNode {
  /// The first control below that fills its row.
  fileprivate final var rowFilling: ElementNode? {
    if let element = self as? ElementNode {
      if element.fillsRow { return element }
      if case .control = element.value.element { return nil }
    }
    var found: ElementNode?
    forEachLayoutChild { if found == nil { found = $0.rowFilling } }
    return found
  }
}

extension ElementNode {
  /// Whether the element is a control that fills the row it is in.
  final var fillsRow: Bool {
    guard case .control(let control) = value.element, case .button(let button) = control.kind
    else { return false }
    return button.look == .row
  }

  /// The row that the element is in.
  final var rowRegion: RowRegionNode? {
    var node = layoutParent
    while let current = node {
      if let row = current as? RowRegionNode { return row }
      if let element = current as? ElementNode, case .control = element.value.element { return nil }
      node = current.layoutParent
    }
    return nil
  }
}
