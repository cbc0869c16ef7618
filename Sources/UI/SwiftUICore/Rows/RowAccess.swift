/// Finds rows of a list that may not be made, kept in the `@State` of the view that has the list.
@MainActor package final class RowAccess {
  weak var node: AnyEachRowNode?

  nonisolated package init() {}

  /// The tag of the next row before or after one that can be selected.
  ///
  /// - Parameters:
  ///   - tag: The tag of the row to start from; without one the first or the last row is found.
  ///   - step: 1 for the next row, -1 for the one before.
  ///   - isSelectable: Whether a row can be selected.
  /// - Returns: `nil` if there is none in that direction.
  /// - Complexity: O(n) in the rows up to the one to start from, none of which is made.
  package func neighbour<Selection: Hashable>(
    of tag: Selection?, step: Int, where isSelectable: (RowProxy) -> Bool
  ) -> Selection? {
    guard let node else { return nil }
    let count = node.rowCount
    var index =
      tag.flatMap { row(tagged: $0, in: node) }.map { $0 + step }
      ?? (step > 0 ? 0 : count - 1)
    while (0..<count).contains(index) {
      if let row = node.proxy(ofRow: index), row.place.role == .cell, isSelectable(row),
        let tag = row.tag(as: Selection.self)
      {
        return tag
      }
      index += step
    }
    return nil
  }

  /// Scrolls until the row of a tag is in sight.
  package func scroll<Selection: Hashable>(to tag: Selection) {
    guard let node, let index = row(tagged: tag, in: node) else { return }
    let id = node.rowID(at: index)?.value ?? AnyHashable(tag)
    node.graph.scrollTargets.request(id, anchor: nil, below: node.parent ?? node)
  }

  private func row<Selection: Hashable>(tagged tag: Selection, in node: AnyEachRowNode) -> Int? {
    if let index = node.rowIndex(of: RowID(value: AnyHashable(tag))) { return index }
    guard node.rowCount > 0, node.proxy(ofRow: 0)?.value(for: TagKey.self) != nil else {
      return nil
    }
    return (0..<node.rowCount).first { node.proxy(ofRow: $0)?.tag(as: Selection.self) == tag }
  }
}
