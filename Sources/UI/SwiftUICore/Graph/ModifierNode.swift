/// Stands for a view with a modifier that has a body.
final class ModifierNode<C: View, M: ViewModifier>: ViewNode, ChangeTelling {
  private var modifier: M
  private(set) var properties: DynamicProperties
  private let content: ContentSource<C>
  @exclusivity(unchecked) private var child: ViewNode?
  private var motion: ViewMotion<M>?

  static func reconcile(_ view: ModifiedContent<C, M>, in slot: inout _ViewSlot) {
    if let node = slot.existing(ModifierNode<C, M>.self) {
      node.replace(with: view)
    } else {
      let node = ModifierNode(view, in: slot)
      slot.node = node
      node.update()
    }
  }

  private init(_ view: ModifiedContent<C, M>, in slot: _ViewSlot) {
    modifier = view.modifier
    content = ContentSource(view.content)
    properties = DynamicProperties(of: M.self, restoring: slot.parent.graph.restoring)
    super.init(in: slot)
    properties.install(in: &modifier, node: self)
  }

  private func replace(with new: ModifiedContent<C, M>) {
    graph.counters.comparisons += 1
    content.view = new.content
    let isSame = Comparison.of(M.self).areSame(modifier, new.modifier)
    if !isSame {
      motion = follow(motion, from: modifier, to: new.modifier)
      modifier = new.modifier
      noteCause(ChangeRecord.viewValue)
      properties.install(in: &modifier, node: self)
    }
    if isSame, !needsUpdate {
      content.refresh()
    } else {
      update()
      content.refresh()
    }
  }

  override func update() {
    needsUpdate = false
    graph.countBody(of: M.self)
    let body = tracker.track(observing: M.self) {
      properties.update(in: &modifier)
      let shown = motion?.shown(modifier) ?? modifier
      return shown.body(content: _ViewModifier_Content(source: content))
    }
    reconcile(body, into: &child)
  }

  override func willTearDown() {
    motion?.stop()
    super.willTearDown()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func park(in state: ParkedState) {
    state.add(M.self, properties.storages)
    super.park(in: state)
  }

  var evaluated: M { modifier }
  override var label: String { typeName(M.self) }
}

/// The modified view, as the body of a view modifier sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let source: AnyContentSource

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if slot.node == nil { slot.node = PlaceholderNode(view.source, in: slot) }
  }

  @MainActor public static var _elementCount: _ElementCount { .varying }
}

/// The view that a modifier's body puts in place of its content.
@MainActor class AnyContentSource {
  fileprivate var placeholders: ContiguousArray<PlaceholderNode> = []

  nonisolated init() {}

  func fill(_ child: inout ViewNode?, of node: ViewNode) {}

  /// Hands a changed view on to where the body has put it.
  final func refresh() {
    for placeholder in placeholders { placeholder.refresh() }
  }
}

final class ContentSource<C: View>: AnyContentSource {
  var view: C

  init(_ view: C) { self.view = view }

  override func fill(_ child: inout ViewNode?, of node: ViewNode) {
    node.reconcile(view, into: &child)
  }
}

/// Where the body of a view modifier has put its content.
final class PlaceholderNode: ViewNode {
  private let source: AnyContentSource
  @exclusivity(unchecked) private var child: ViewNode?

  init(_ source: AnyContentSource, in slot: _ViewSlot) {
    self.source = source
    super.init(in: slot)
    source.placeholders.append(self)
    source.fill(&child, of: self)
  }

  func refresh() { source.fill(&child, of: self) }

  override func willTearDown() { source.placeholders.removeAll { $0 === self } }
  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
