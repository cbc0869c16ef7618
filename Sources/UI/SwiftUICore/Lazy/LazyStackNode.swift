import Foundation

/// Makes, measures and places the rows in sight, and guesses at the others.
///
/// Where the content stands is told by an anchor, a row and how far the viewport's start lies past
/// the row's: rows that change before it move numbers, but nothing on screen.
final class LazyStackNode: LayoutNode {
  /// A row that is made.
  struct Row {
    let id: RowID?
    let nodes: ContiguousArray<LayoutNode>
    var index: Int
    /// The distance to the row before, and the length without it.
    var gap: CGFloat = 0
    var length: CGFloat = 0
  }

  struct Anchor {
    let id: RowID?
    var index: Int
    let distance: CGFloat
  }

  var stack: LazyStackValue
  private var contentNode: ViewNode?
  var tree = RowTree()
  var rows: ContiguousArray<Row> = []
  var anchor: Anchor?
  private var seenMoves = 0
  private var areRowsStale = true
  private var lastBreadth: CGFloat?
  private var usedViewport: Range<CGFloat>?
  private var breadths: CGFloat = 0

  private init(_ stack: LazyStackValue, in slot: _ViewSlot) {
    self.stack = stack
    super.init(in: slot)
    markLeadsToFrameReaders()
  }

  static func reconcile<Content: View>(
    _ stack: LazyStackValue, _ content: Content, in slot: inout _ViewSlot
  ) {
    let node = slot.existing(LazyStackNode.self) ?? LazyStackNode(stack, in: slot)
    slot.node = node
    if node.stack != stack {
      node.stack = stack
      node.tree.forget()
      node.setNeedsLayout()
    }
    node.reconcile(content, into: &node.contentNode)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for row in rows { row.nodes.forEach(body) }
  }

  override func elementsDidChange() {
    areRowsStale = true
    setNeedsLayout()
  }

  override func childDidResize(_ child: LayoutNode) { setNeedsPlacement() }
  override var label: String { stack.axis == .vertical ? "LazyVStack" : "LazyHStack" }

  // MARK: - Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    takeUpRows()
    let breadth = proposal[stack.axis.other]
    if scrollNode == nil || tree.measuredCount == 0 { measureFirstRows(breadth: breadth) }
    var size = CGSize.zero
    size[stack.axis] = tree.total
    size[stack.axis.other] = breadth.flatMap { $0.isFinite ? $0 : nil } ?? breadths
    return size
  }

  /// Measures one row to guess from, or all of them where nothing scrolls.
  private func measureFirstRows(breadth: CGFloat?) {
    let count = scrollNode == nil ? tree.count : min(tree.count, 1)
    for index in rows.count..<max(count, rows.count) { rows.append(row(at: index)) }
    for position in rows.indices { measureRow(at: position, breadth: breadth) }
  }

  override func makeSpacing() -> ViewSpacing { .plain }

  // MARK: - Rows

  func row(at index: Int) -> Row {
    var nodes: ContiguousArray<LayoutNode> = []
    contentNode?.collectRow(index, into: &nodes)
    for node in nodes where node.layoutParent !== self { adopt(node) }
    for node in nodes { node.adoptOrientation(stack.axis) }
    return Row(id: contentNode?.rowID(at: index), nodes: nodes, index: index)
  }

  /// The place of a row among all, by its identity or name.
  func place(ofRow id: RowID) -> Int? {
    takeUpRows()
    return contentNode?.rowIndex(of: id)
  }

  /// Notes the length of a made row.
  func measureRow(at position: Int, breadth: CGFloat?) {
    var proposal = ProposedViewSize.unspecified
    proposal[stack.axis.other] = breadth
    var row = rows[position]
    row.length = 0
    for (place, node) in row.nodes.enumerated() {
      let size = node.size(for: proposal)
      if place > 0 { row.length += distance(from: row.nodes[place - 1], to: node) }
      row.length += size[stack.axis]
      breadths = max(breadths, size[stack.axis.other])
    }
    row.gap = gap(before: position)
    rows[position] = row
    tree.set(row.gap + row.length, at: row.index)
  }

  private func gap(before position: Int) -> CGFloat {
    let row = rows[position]
    guard row.index > 0, let first = row.nodes.first else { return 0 }
    if let spacing = stack.spacing { return spacing }
    guard position > 0, let last = rows[position - 1].nodes.last else {
      return ViewSpacing.standardDistance
    }
    return distance(from: last, to: first)
  }

  func distance(from first: LayoutNode, to second: LayoutNode) -> CGFloat {
    stack.spacing ?? first.spacing.distance(to: second.spacing, along: stack.axis)
  }

  /// Follows rows that were added, removed or moved.
  private func takeUpRows() {
    guard areRowsStale else { return }
    areRowsStale = false
    let count = contentNode?.rowCount ?? 0
    guard !rows.isEmpty else {
      tree = RowTree(count: count)
      anchor = nil
      return
    }
    let found = rows.map { row in row.id.flatMap { contentNode?.rowIndex(of: $0) } }
    reanchor(found, count: count)
    let old = rows
    rows = ContiguousArray(Set(found.compactMap(\.self)).sorted().map { row(at: $0) })
    let kept = Set(rows.flatMap(\.nodes).map { ObjectIdentifier($0) })
    for node in old.flatMap(\.nodes) where node.isAlive && !kept.contains(ObjectIdentifier(node)) {
      node.unplace()
    }
  }

  /// Finds the anchor again, or the nearest made row that is still there, and shifts the tree.
  private func reanchor(_ found: [Int?], count: Int) {
    let start = rows.firstIndex { $0.index == anchor?.index } ?? 0
    let candidates = Array(rows.indices[start...]) + rows.indices[..<start].reversed()
    guard let survivor = candidates.first(where: { found[$0] != nil }), let new = found[survivor]
    else {
      tree = RowTree(count: count)
      return anchor = nil
    }
    let row = rows[survivor]
    if let old = anchor {
      let top = tree.offset(of: old.index) + old.distance
      anchor = Anchor(id: row.id, index: new, distance: top - tree.offset(of: row.index))
    }
    shift(from: row.index, to: new, count: count)
  }

  private func shift(from old: Int, to new: Int, count: Int) {
    let oldAfter = tree.count - old
    if new > old { tree.insert(new - old, at: old) }
    if new < old { tree.remove(old - new, at: new) }
    let after = count - new
    if after > oldAfter { tree.insert(after - oldAfter, at: tree.count) }
    if after < oldAfter { tree.remove(oldAfter - after, at: count) }
  }

  // MARK: - Placing

  override func placeChildren() {
    takeUpRows()
    let breadth = placedSize[stack.axis.other]
    if breadth != lastBreadth {
      if lastBreadth != nil { tree.forget() }
      lastBreadth = breadth
    }
    guard let scroll = scrollNode else { return placeAll() }
    let viewport = viewport(in: scroll)
    if seenMoves != scroll.moves { anchor = nil }
    seenMoves = scroll.moves
    let start = findAnchor(at: viewport.lowerBound)
    let length = viewport.upperBound - viewport.lowerBound
    fill(from: start, length: length, breadth: breadth)
    place(breadth: breadth)
    contentNode?.keepRows(rows.first.map { $0.index..<$0.index + rows.count } ?? 0..<0)
    let top = tree.offset(of: start.index) + start.distance
    usedViewport = top..<top + length
    anchor = start
    scroll.follow(by: top - viewport.lowerBound, along: stack.axis)
    if tree.total != placedSize[stack.axis] { setNeedsLayout() }
  }

  private func placeAll() {
    measureFirstRows(breadth: placedSize[stack.axis.other])
    place(breadth: placedSize[stack.axis.other])
  }

  /// The part of this node that is in sight.
  private func viewport(in scroll: ScrollNode) -> Range<CGFloat> {
    let start = -origin(in: scroll)[stack.axis]
    return start..<start + scroll.placedSize[stack.axis]
  }

  /// Takes a row for the anchor of the next placement.
  func hold(_ id: RowID, at index: Int, distance: CGFloat) {
    anchor = Anchor(id: id, index: index, distance: distance)
    seenMoves = scrollNode?.moves ?? 0
    setNeedsPlacement()
  }

  private func findAnchor(at top: CGFloat) -> Anchor {
    if let anchor { return anchor }
    let index = tree.index(at: top)
    return Anchor(
      id: contentNode.flatMap { index < tree.count ? $0.rowID(at: index) : nil }, index: index,
      distance: top - tree.offset(of: index))
  }

  /// Makes and measures the rows in sight, from the anchor in both directions, and drops others.
  private func fill(from anchor: Anchor, length: CGFloat, breadth: CGFloat) {
    guard tree.count > 0 else { return drop { _ in true } }
    var known: [Int: Row] = [:]
    for row in rows { known[row.index] = row }
    rows = []
    func take(_ index: Int, at position: Int) {
      rows.insert(known.removeValue(forKey: index) ?? row(at: index), at: position)
      measureRow(at: position, breadth: breadth)
    }
    var end = -anchor.distance
    var index = anchor.index
    while index < tree.count, end < length || rows.isEmpty {
      take(index, at: rows.count)
      end += (rows.last.map { $0.gap + $0.length }) ?? 0
      index += 1
    }
    var start = -anchor.distance
    index = anchor.index - 1
    while index >= 0, start > 0 {
      take(index, at: 0)
      measureRow(at: min(1, rows.count - 1), breadth: breadth)
      start -= (rows.first.map { $0.gap + $0.length }) ?? 0
      index -= 1
    }
    for row in known.values { for node in row.nodes { node.unplace() } }
    dropUnseen(start: start, length: length)
  }

  /// Drops made rows that don't meet the viewport.
  private func dropUnseen(start: CGFloat, length: CGFloat) {
    var position = start
    drop { row in
      let rowStart = position + row.gap
      position = rowStart + row.length
      return row.length > 0 && (position <= 0 || rowStart >= length)
    }
  }

  private func drop(_ isUnseen: (Row) -> Bool) {
    var kept: ContiguousArray<Row> = []
    for row in rows {
      if isUnseen(row) { row.nodes.forEach { $0.unplace() } } else { kept.append(row) }
    }
    rows = kept
  }

  private func place(breadth: CGFloat) {
    var proposal = ProposedViewSize.unspecified
    proposal[stack.axis.other] = breadth
    guard let first = rows.first else { return }
    var position = tree.offset(of: first.index)
    for row in rows {
      position += row.gap
      for (place, node) in row.nodes.enumerated() {
        if place > 0 { position += distance(from: row.nodes[place - 1], to: node) }
        let dimensions = node.dimensions(for: proposal)
        var point = CGPoint.zero
        point[stack.axis] = position
        point[stack.axis.other] =
          stack.guide.position(in: placedSize) - dimensions.value(of: stack.guide)
        node.wanted = (point, proposal)
        settle(node)
        position += dimensions.size[stack.axis]
      }
    }
  }

  /// Places again if another part is in sight now.
  override func checkFrames() {
    guard let scroll = scrollNode, isPlaced else { return }
    if usedViewport != viewport(in: scroll) || seenMoves != scroll.moves { setNeedsPlacement() }
  }

  override func verify() -> String? { tree.verify() ?? super.verify() }
}
