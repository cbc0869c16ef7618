import Foundation

/// What a lazy container was asked to be.
nonisolated struct LazyValue: Equatable {
  let axis: Axis
  /// The guide across the axis: of the views in a stack, of the tracks in a grid.
  let guide: AlignmentKey
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  /// The tracks of a grid; none for a stack.
  var items: [GridItem]?

  /// The container with its lengths as the renderer can show them.
  func fitted(to lengths: LayoutLengths) -> LazyValue {
    LazyValue(
      axis: axis, guide: guide, spacing: spacing.map { lengths.distance($0, along: axis) },
      pinned: pinned, items: items?.map { $0.fitted(to: lengths, along: axis.other) })
  }
}

/// Makes, measures and places the lines in sight, and guesses at the others.
///
/// Where the content stands is told by an anchor, a line and how far the viewport's start lies past
/// the line's: lines that change before it move numbers, but nothing on screen.
final class LazyNode: LayoutNode {
  /// A line that is made: a row of a stack, or the cells of a grid that lie side by side.
  struct Line {
    struct Cell {
      let id: RowID?
      let nodes: ContiguousArray<LayoutNode>
    }

    let index: Int
    let role: RowRole
    let cells: ContiguousArray<Cell>
    /// The distance to the line before, and the length without it.
    var gap: CGFloat = 0
    var length: CGFloat = 0
    /// Whether it is held in sight, away from its own place and in front of the others.
    var isHeld = false

    var nodes: some Sequence<LayoutNode> { cells.lazy.flatMap(\.nodes) }
  }

  struct Anchor {
    let id: RowID?
    let index: Int
    let distance: CGFloat
  }

  private(set) var value: LazyValue
  @exclusivity(unchecked) private(set) var contentNode: ViewNode?
  var tree = RowTree()
  var map = LineMap()
  var lines: ContiguousArray<Line> = []
  /// Headers and footers that are held in sight although their place is out of it.
  var pinned: ContiguousArray<Line> = []
  var anchor: Anchor?
  var seenMoves = 0
  var usedViewport: Range<CGFloat>?
  var lastBreadth: CGFloat?
  private var areLinesStale = true
  /// The largest breadth seen, for want of a proposal.
  var breadths: CGFloat = 0
  private(set) var tracks = GridTracks()

  private init(_ value: LazyValue, in slot: _ViewSlot) {
    self.value = value
    super.init(in: slot)
    markLeadsToFrameReaders()
  }

  static func reconcile<Content: View>(
    _ value: LazyValue, _ content: Content, in slot: inout _ViewSlot
  ) {
    let value = value.fitted(to: slot.parent.graph.lengths)
    let node = slot.existing(LazyNode.self) ?? LazyNode(value, in: slot)
    slot.node = node
    if node.value != value {
      node.value = value
      node.tree.forget()
      node.lastBreadth = nil
      node.elementsDidChange()
    }
    node.reconcile(content, into: &node.contentNode)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for line in lines where !line.isHeld { line.nodes.forEach(body) }
    for line in lines where line.isHeld { line.nodes.forEach(body) }
    for line in pinned { line.nodes.forEach(body) }
  }

  override func elementsDidChange() {
    areLinesStale = true
    setNeedsLayout()
  }

  override func childDidResize(_ child: LayoutNode) { setNeedsPlacement() }
  override func placeChildren() { placeLinesInSight() }
  override func checkFrames() { checkViewport() }
  override func makeSpacing() -> ViewSpacing { lengths.plainSpacing }

  override var label: String {
    (value.items == nil ? "Lazy\(value.axis == .vertical ? "V" : "H")Stack" : "LazyGrid")
  }

  override func verify() -> String? { tree.verify() ?? super.verify() }

  // MARK: - Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let breadth = proposal[value.axis.other].flatMap { $0.isFinite ? $0 : nil }
    // Stacks ask about breadths that nobody takes: what is known of lines in sight outlives that.
    prepareLines(breadth: scrollNode != nil && isPlaced ? lastBreadth : breadth)
    if scrollNode == nil || tree.measuredCount == 0 { measureFirstLines(breadth: breadth) }
    var size = CGSize.zero
    size[value.axis] = tree.total
    size[value.axis.other] = breadth ?? (value.items == nil ? breadths : tracks.length)
    return size
  }

  /// Measures one line to guess from, or all of them where nothing scrolls.
  func measureFirstLines(breadth: CGFloat?) {
    let count = scrollNode == nil ? map.count : min(map.count, 1)
    for index in lines.count..<max(count, lines.count) { lines.append(makeLine(index)) }
    for position in lines.indices { measureLine(at: position, breadth: breadth) }
  }

  /// Takes up changed rows, and a changed breadth, on which the tracks and all lengths depend.
  func prepareLines(breadth: CGFloat?) {
    if let items = value.items, lastBreadth != breadth || tracks.count == 0 {
      let old = tracks.count
      tracks = GridTracks(items, breadth: breadth).rounded(by: lengths.grid, value.axis.other)
      if tracks.count != old { areLinesStale = true }
    }
    if breadth != lastBreadth {
      tree.forget()
      lastBreadth = breadth
    }
    takeUpRows()
  }

  // MARK: - Changed rows

  /// The place of a row among all lines, by its identity or name.
  func line(ofRow id: RowID) -> Int? {
    takeUpRows()
    return contentNode?.rowIndex(of: id).map { map.line(ofRow: $0) }
  }

  /// Follows rows that were added, removed or moved.
  private func takeUpRows() {
    guard areLinesStale else { return }
    areLinesStale = false
    var runs = RowRuns()
    contentNode?.collectRuns(into: &runs)
    map = LineMap(runs, tracks: max(tracks.count, 1))
    unplace(pinned)
    pinned = []
    guard !lines.isEmpty else {
      tree = RowTree(count: map.count)
      return anchor = nil
    }
    let found = lines.map { line in
      line.cells.first?.id.flatMap { contentNode?.rowIndex(of: $0) }.map { map.line(ofRow: $0) }
    }
    reanchor(found)
    let old = lines
    lines = ContiguousArray(Set(found.compactMap(\.self)).sorted().map { makeLine($0) })
    let kept = Set(lines.flatMap(\.nodes).map { ObjectIdentifier($0) })
    for node in old.flatMap(\.nodes) where node.isAlive && !kept.contains(ObjectIdentifier(node)) {
      node.unplace()
    }
  }

  /// Finds the anchor again, or the nearest made line that is still there, and shifts the tree.
  ///
  /// Where rows only changed places, those that didn't move stay put: the person who moves the
  /// first row in sight doesn't want to go with it.
  private func reanchor(_ found: [Int?]) {
    let start = lines.firstIndex { $0.index == anchor?.index } ?? 0
    let candidates = Array(lines.indices[start...]) + lines.indices[..<start].reversed()
    let still =
      tree.count == map.count
      ? candidates.first { found[$0] == lines[$0].index } : nil
    guard let survivor = still ?? candidates.first(where: { found[$0] != nil }),
      let new = found[survivor]
    else {
      tree = RowTree(count: map.count)
      return anchor = nil
    }
    let line = lines[survivor]
    if let old = anchor {
      let top = tree.offset(of: old.index) + old.distance
      anchor = Anchor(
        id: line.cells.first?.id, index: new, distance: top - tree.offset(of: line.index))
    }
    shift(from: line.index, to: new)
  }

  private func shift(from old: Int, to new: Int) {
    let (oldAfter, after) = (tree.count - old, map.count - new)
    if new > old { tree.insert(new - old, at: old) }
    if new < old { tree.remove(old - new, at: new) }
    if after > oldAfter { tree.insert(after - oldAfter, at: tree.count) }
    if after < oldAfter { tree.remove(oldAfter - after, at: map.count) }
  }

  func unplace(_ lines: some Sequence<Line>) {
    for line in lines { for node in line.nodes where node.isAlive { node.unplace() } }
  }
}
