/// One element of a collection of views.
final class ForEachItemNode<Element, Content: View>: ViewNode {
  private let id: any Hashable
  private var element: Element
  private var make: (Element) -> Content
  @exclusivity(unchecked) private var child: ViewNode?
  /// The position, kept up by a `ForEach` that makes its items on demand.
  var index = 0

  init(
    _ element: Element, id: any Hashable, make: @escaping (Element) -> Content, in slot: _ViewSlot
  ) {
    self.id = id
    self.element = element
    self.make = make
    super.init(in: slot)
    update()
  }

  func replace(_ new: Element, make: @escaping (Element) -> Content, isSameContent: Bool) {
    if isSameContent, !needsUpdate, areSame(element, new) { return }
    element = new
    self.make = make
    update()
  }

  override func update() {
    needsUpdate = false
    graph.counters.builders += 1
    let content = tracker.track(observing: ForEachItemNode<Element, Content>.self) {
      make(element)
    }
    reconcile(content, into: &child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
  override var identityInCollection: (any Hashable)? { id }
  override var label: String { "row of ForEach" }
}
