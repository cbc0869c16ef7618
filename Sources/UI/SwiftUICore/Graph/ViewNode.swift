/// One view identity in the graph: whom it belongs to and what it was made of.
///
/// Subclasses keep the value, the children and the state. The class is the engine's; views reach
/// it through `_ViewSlot` only.
@MainActor package class ViewNode {
  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  let scope: EnvironmentScope
  let depth: Int
  private(set) var isAlive = true
  final var needsUpdate = false
  private var updateTracker: Tracker?
  /// What has been taken away here and is still shown while it goes.
  final var departing: ContiguousArray<ViewNode> = []

  init(in slot: _ViewSlot) {
    graph = slot.parent.graph
    parent = slot.parent
    scope = slot.scope
    depth = slot.parent.depth + 1
    graph.counters.nodes += 1
  }

  init(rootOf graph: ViewGraph, scope: EnvironmentScope) {
    self.graph = graph
    self.scope = scope
    depth = 0
    graph.counters.nodes += 1
  }

  /// The type of the view that the node stands for, if it is one with a body.
  var viewType: Any.Type? { nil }

  // MARK: - Structure

  /// Calls a closure for each child in order.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Appends the elements that this view stands for, making what isn't made yet.
  func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  /// Tells the container above that the elements are others or in another order.
  func elementsDidChange() { parent?.elementsDidChange() }

  // MARK: - Rows: elements of lazy containers, made on demand

  /// How many rows a lazy container makes of this view.
  var rowCount: Int {
    var count = 0
    forEachChild { count += $0.rowCount }
    return count
  }

  /// Tells the rows by how many of a kind follow each other.
  func collectRuns(into runs: inout RowRuns) { forEachChild { $0.collectRuns(into: &runs) } }

  /// Appends the elements of one row, making them if needed.
  func collectRow(_ index: Int, into elements: inout ContiguousArray<LayoutNode>) {
    withRowOwner(of: index) { $0.collectRow($1, into: &elements) }
  }

  /// The identity of a row, read without making the row.
  func rowID(at index: Int) -> RowID? {
    var id: RowID?
    withRowOwner(of: index) { id = $0.rowID(at: $1) }
    return id
  }

  /// Finds the row of an identity near a position first.
  func rowIndex(of id: RowID) -> Int? {
    var start = 0
    var found: Int?
    forEachChild { child in
      guard found == nil else { return }
      found = child.rowIndex(of: id).map { $0 + start }
      start += child.rowCount
    }
    return found
  }

  /// Drops what was made for rows outside a range.
  func keepRows(_ range: Range<Int>) {
    var start = 0
    forEachChild { child in
      let end = start + child.rowCount
      let kept = range.clamped(to: start..<end)
      child.keepRows(kept.lowerBound - start..<kept.upperBound - start)
      start = end
    }
  }

  /// Where a child lies in the collection that this node stands for.
  func placeInCollection(of child: ViewNode) -> (index: Int, count: Int)? { nil }

  /// The child that this node gives an identity to, if it is made.
  func child(identifiedBy id: AnyHashable) -> ViewNode? { nil }

  /// A name given by `id(_:)` to exactly this node.
  var rowIdentity: AnyHashable? { nil }

  /// The identity of the element of a `ForEach` that this node stands for.
  var identityInCollection: (any Hashable)? { nil }

  private func withRowOwner(of index: Int, _ body: (ViewNode, Int) -> Void) {
    var start = 0
    var isFound = false
    forEachChild { child in
      guard !isFound else { return }
      let end = start + child.rowCount
      if index < end {
        isFound = true
        body(child, index - start)
      }
      start = end
    }
  }

  // MARK: - Invalidation

  final func setNeedsUpdate() {
    guard isAlive, !needsUpdate else { return }
    needsUpdate = true
    graph.enqueueUpdate(self)
  }

  /// Takes up that what is below is laid out in the other direction now.
  func directionDidChange() {
    forEachOwned { $0.directionDidChange() }
    for node in departing { node.directionDidChange() }
  }

  /// Evaluates again after something that the last evaluation read has changed.
  func update() {}

  /// Measures and places again; only layout nodes have something to do.
  func setNeedsLayout() {}

  /// Notes a reason for the next evaluation that no source tells, for views that ask for reasons.
  final func noteCause(_ cause: AnyObject) { updateTracker?.changes?.add(cause) }

  final var tracker: Tracker {
    if let updateTracker { return updateTracker }
    let tracker = Tracker(node: self, purpose: .update)
    updateTracker = tracker
    return tracker
  }

  // MARK: - End

  /// Ends this node and everything below it.
  final func tearDown() {
    guard isAlive else { return }
    forEachOwned { $0.tearDown() }
    for node in departing { node.tearDown() }
    willTearDown()
    isAlive = false
    updateTracker?.forget()
    graph.counters.nodes -= 1
    parent = nil
  }

  /// Calls a closure for each node that ends with this one.
  func forEachOwned(_ body: (ViewNode) -> Void) { forEachChild(body) }

  /// Runs disappearance and releases what the node holds outside itself.
  func willTearDown() {}

  /// Notes the state of this node and of what was made together with it.
  func park(in state: ParkedState) { forEachChild { $0.park(in: state) } }

  // MARK: - Diagnosis

  /// The name by which messages call this node.
  var label: String { "\(type(of: self))" }

  /// What is wrong with this node, if anything.
  func verify() -> String? { updateTracker?.verify() }
}

/// The identity of a row in a lazy container.
package struct RowID: Hashable {
  let value: AnyHashable
}
