/// Puts a view around each row of its content, made on demand as the rows are.
///
/// Lists are made of it: whatever the content is, sections, single views or collections of any
/// length, only those rows are made that a lazy container asks for.
package nonisolated struct EachRow<Content: View, Maker: RowMaker>: PrimitiveView {
  let maker: Maker
  let access: RowAccess?
  let content: Content

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - maker: Makes the view around a row.
  ///   - access: Finds rows for those who have no view of them.
  ///   - content: The views that are rows.
  package init(_ maker: Maker, access: RowAccess? = nil, @ViewBuilder content: () -> Content) {
    self.maker = maker
    self.access = access
    self.content = content()
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(EachRowNode<Maker>.self) ?? EachRowNode(view.maker, in: slot)
    slot.node = node
    view.access?.node = node
    node.show(view.content, maker: view.maker)
  }

  @MainActor package static var _elementCount: _ElementCount { .collection }
}

/// Makes the view around a row.
package nonisolated protocol RowMaker {
  /// The view around a row; it shows `RowProxy.content` somewhere.
  associatedtype Row: View

  /// Makes the view around a row; what it reads makes that row alone run again.
  @MainActor func row(around row: RowProxy) -> Row
}

/// Finds the rows of an `EachRow`.
@MainActor class AnyEachRowNode: ViewNode {
  @exclusivity(unchecked) final fileprivate(set) var contentNode: ViewNode?
  final fileprivate var runs = RowRuns()

  final override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  final override func collectRuns(into runs: inout RowRuns) {
    self.runs = RowRuns()
    contentNode?.collectRuns(into: &self.runs)
    contentNode?.collectRuns(into: &runs)
  }

  /// A row that is made for a question only.
  final func proxy(ofRow index: Int) -> RowProxy? {
    var inner: ContiguousArray<LayoutNode> = []
    contentNode?.collectRow(index, into: &inner)
    return inner.first.map {
      RowProxy(place: runs.place(ofRow: index), id: contentNode?.rowID(at: index), node: $0)
    }
  }
}

/// The node of an `EachRow`.
final class EachRowNode<Maker: RowMaker>: AnyEachRowNode {
  private var maker: Maker
  private var rows: [ObjectIdentifier: RowNode<Maker>] = [:]

  init(_ maker: Maker, in slot: _ViewSlot) {
    self.maker = maker
    super.init(in: slot)
  }

  func show<Content: View>(_ content: Content, maker new: Maker) {
    reconcile(content, into: &contentNode)
    guard !areSame(maker, new) else { return }
    maker = new
    for row in rows.values { row.setMaker(new) }
  }

  override func forEachOwned(_ body: (ViewNode) -> Void) {
    rows.values.forEach(body)
    contentNode.map(body)
  }

  override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    var runs = RowRuns()
    collectRuns(into: &runs)
    for index in 0..<self.runs.rowCount { collectRow(index, into: &elements) }
    dropRows { !$0.proxy.node.isAlive }
  }

  override func collectRow(_ index: Int, into elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    contentNode?.collectRow(index, into: &inner)
    guard !inner.isEmpty else { return }
    let place = runs.place(ofRow: index)
    let id = contentNode?.rowID(at: index)
    for (number, node) in inner.enumerated() {
      let place = place.part(number, of: inner.count)
      elements.append(row(around: RowProxy(place: place, id: id, node: node)))
    }
  }

  override func keepRows(_ range: Range<Int>) {
    contentNode?.keepRows(range)
    dropRows { !$0.isPlaced || !$0.proxy.node.isAlive }
  }

  private func row(around proxy: RowProxy) -> LayoutNode {
    let id = ObjectIdentifier(proxy.node)
    if let row = rows[id], row.proxy.node === proxy.node {
      row.show(proxy)
      return row
    }
    let slot = _ViewSlot(node: nil, parent: self, scope: scope)
    let row = RowNode(maker, around: proxy, in: slot)
    rows[id]?.tearDown()
    rows[id] = row
    return row
  }

  private func dropRows(where isUnwanted: (RowNode<Maker>) -> Bool) {
    for (id, row) in rows where isUnwanted(row) {
      row.tearDown()
      rows[id] = nil
    }
  }

  override var label: String { "rows" }
}
