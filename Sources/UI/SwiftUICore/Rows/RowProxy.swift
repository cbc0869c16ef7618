/// A row of a list, for those who make the view around it.
package struct RowProxy: Equatable {
  /// Where it lies among the others.
  package let place: RowPlace
  let rowID: RowID?
  let node: LayoutNode

  init(place: RowPlace, id: RowID?, node: LayoutNode) {
    self.place = place
    rowID = id
    self.node = node
  }

  /// The row's own view.
  package var content: some View { RowContentView(node: node) }

  /// The identity that the row's collection gives it.
  package var id: AnyHashable? { rowID?.value }

  /// The value that the row's view carries for a key.
  @MainActor package func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    node.layoutValue(for: key)
  }

  /// The value by which a selection knows the row: its tag, or else its identity.
  @MainActor package func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    if let tag = value(for: TagKey.self) { return tag.value(as: type) }
    return rowID?.value.base as? Selection
  }

  package static func == (left: RowProxy, right: RowProxy) -> Bool {
    left.place == right.place && left.rowID == right.rowID && left.node === right.node
  }
}

/// Where a row lies among the others.
package struct RowPlace: Equatable {
  package var role: Role
  /// Whether no other row of its group, a section or the rows between sections, comes before it.
  package var startsGroup: Bool
  /// Whether no other row of its group comes after it.
  package var endsGroup: Bool
  /// Whether it is the first and the last of the group's rows, headers and footers apart.
  package var isFirst: Bool
  package var isLast: Bool
  /// Whether its group is the first of all.
  package var isInFirstGroup: Bool

  package enum Role: Equatable { case cell, header, footer }

  /// The place of one of several elements that are one row together.
  func part(_ number: Int, of count: Int) -> RowPlace {
    var place = self
    place.startsGroup = startsGroup && number == 0
    place.isFirst = isFirst && number == 0
    place.endsGroup = endsGroup && number == count - 1
    place.isLast = isLast && number == count - 1
    return place
  }
}

extension RowRuns {
  /// Where a row lies among the others.
  ///
  /// - Complexity: O(log n) in the numbers of runs and of sections.
  func place(ofRow row: Int) -> RowPlace {
    let run = runs[max(runs.partitioningIndex { $0.firstRow > row } - 1, 0)]
    let section = section(ofRow: row)
    let group = section.map { $0.firstRow..<$0.endRow } ?? run.firstRow..<run.firstRow + run.count
    return RowPlace(
      role: RowPlace.Role(run.role), startsGroup: row == group.lowerBound,
      endsGroup: row == group.upperBound - 1, isFirst: row == run.firstRow,
      isLast: row == run.firstRow + run.count - 1, isInFirstGroup: group.lowerBound == 0)
  }

  private func section(ofRow row: Int) -> Section? {
    let next = sections.partitioningIndex { $0.firstRow > row }
    guard next > 0, sections[next - 1].endRow > row else { return nil }
    return sections[next - 1]
  }
}

extension RowPlace.Role {
  fileprivate init(_ role: RowRole) {
    switch role {
    case .cell: self = .cell
    case .header: self = .header
    case .footer: self = .footer
    }
  }
}

extension ContiguousArray {
  /// The first index whose element satisfies a condition, as all later ones do.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Shows a row's own view in the view around it.
private nonisolated struct RowContentView: PrimitiveView {
  let node: LayoutNode

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if slot.node == nil { slot.node = RowContentNode(view.node, in: slot) }
  }

  @MainActor static var _elementCount: _ElementCount { .fixed(1) }
}

/// Stands for a row's own view, which the content of the list owns.
private final class RowContentNode: ViewNode {
  private let node: LayoutNode

  init(_ node: LayoutNode, in slot: _ViewSlot) {
    self.node = node
    super.init(in: slot)
  }

  override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    if node.isAlive { elements.append(node) }
  }

  override func willTearDown() {
    if node.isAlive { node.leaveContainer() }
  }
}

extension RowProxy {
  /// The first control of the row, if it has one.
  @MainActor package var control: ControlContent? { node.firstControl }
}

extension LayoutNode {
  /// The first control at or below the node.
  fileprivate final var firstControl: ControlContent? {
    if case .control(let control)? = content { return control }
    (self as? UnaryNode)?.prepareToMeasure()
    (self as? ContainerNode)?.prepareToMeasure()
    var found: ControlContent?
    forEachLayoutChild { if found == nil { found = $0.firstControl } }
    return found
  }
}
