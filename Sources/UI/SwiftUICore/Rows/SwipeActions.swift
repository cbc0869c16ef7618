extension View {
  /// Offers actions when the row is swiped.
  ///
  /// The first of the buttons lies nearest to the edge; a long swipe carries it out if
  /// `allowsFullSwipe` says so.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
}

/// Actions that a row offers when it is swiped.
nonisolated struct SwipeActions<Content: View>: BoxModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    SwipeActionsNode(modifier, around: inner, in: slot)
  }
}

/// The node of `SwipeActions`: keeps the buttons alive without showing them.
final class SwipeActionsNode<Content: View>: BoxNode<SwipeActions<Content>>, ActionButtons {
  private var hidden: ViewNode?

  override init(
    _ modifier: SwipeActions<Content>, around inner: LayoutNode?, in slot: _ViewSlot
  ) {
    super.init(modifier, around: inner, in: slot)
    reconcile(modifier.content, into: &hidden)
  }

  override func modifierDidChange(from old: SwipeActions<Content>) {
    reconcile(modifier.content, into: &hidden)
    rowTraitsDidChange()
  }

  var buttons: [RowAction] {
    var buttons: [RowAction] = []
    hidden?.collectActions(into: &buttons)
    return buttons
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    hidden.map(body)
  }

  override func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    let inner = super.layoutValue(for: key)
    guard K.self == SwipeActionsKey.self, let others = inner as? [SwipeActionsKey.Actions],
      let all = (others + [.init(edge: modifier.edge, node: self)]) as? K.Value
    else { return inner }
    return all
  }
}

/// Buttons that are kept by a node which doesn't show them.
@MainActor protocol ActionButtons: AnyObject {
  /// The buttons, in order.
  var buttons: [RowAction] { get }
}

/// The swipe actions that a row's view carries.
nonisolated enum SwipeActionsKey: LayoutValueKey {
  struct Actions {
    let edge: HorizontalEdge
    weak var node: (any ActionButtons)?
  }

  static var defaultValue: [Actions] { [] }
}

extension ViewNode {
  /// Adds the buttons below that can be pressed, in order.
  fileprivate final func collectActions(into actions: inout [RowAction]) {
    guard let element = self as? ElementNode, case .control = element.value.element else {
      return forEachChild { $0.collectActions(into: &actions) }
    }
    guard element.offers.contains(.press) else { return }
    actions.append(
      RowAction(name: element.spokenName) { [weak element] in element?.carryOut(.press)?() })
  }
}
