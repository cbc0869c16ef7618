package import Foundation

/// The extents of rows, most of which were never measured.
///
/// A balanced tree keeps only measured rows, each with the number of unmeasured ones before it; an
/// unmeasured row counts as the average of the measured ones.
///
/// - Complexity: O(log m) for m measured rows, whatever the number of rows.
package struct RowTree {
  private var root: RowTreeNode?
  /// The unmeasured rows after the last measured one.
  private var trailing: Int
  private var generator = RowTreePriorities()
  /// What a row counts for while none is measured.
  var guess: CGFloat = 20

  package init(count: Int = 0) { trailing = count }

  package var count: Int { (root?.rows ?? 0) + trailing }
  var measuredCount: Int { root?.measured ?? 0 }

  /// What an unmeasured row counts for.
  var estimate: CGFloat {
    guard let root else { return guess }
    return root.extents / CGFloat(root.measured)
  }

  /// The extent of all rows.
  package var total: CGFloat {
    (root?.extents ?? 0) + CGFloat(count - measuredCount) * estimate
  }

  /// Where a row starts.
  package func offset(of index: Int) -> CGFloat {
    var (node, before, measured, extents) = (root, index, 0, CGFloat(0))
    while let current = node {
      let position = (current.left?.rows ?? 0) + current.gap
      if before <= position {
        node = current.left
      } else {
        before -= position + 1
        measured += (current.left?.measured ?? 0) + 1
        extents += (current.left?.extents ?? 0) + current.extent
        node = current.right
      }
    }
    return extents + CGFloat(index - measured) * estimate
  }

  /// The row that covers a position; the nearest one for a position outside.
  package func index(at position: CGFloat) -> Int {
    let estimate = estimate
    var (node, rest, passed) = (root, position, 0)
    func within(_ rest: CGFloat, limit: Int) -> Int {
      estimate > 0 ? min(max(Int((rest / estimate).rounded(.down)), 0), limit) : 0
    }
    while let current = node {
      let left = current.left
      let leftExtent =
        (left?.extents ?? 0) + CGFloat((left?.rows ?? 0) - (left?.measured ?? 0)) * estimate
      if rest < leftExtent {
        node = left
        continue
      }
      rest -= leftExtent
      passed += left?.rows ?? 0
      let gapExtent = CGFloat(current.gap) * estimate
      if rest < gapExtent { return passed + within(rest, limit: current.gap - 1) }
      rest -= gapExtent
      passed += current.gap
      if rest < current.extent { return passed }
      rest -= current.extent
      passed += 1
      node = current.right
    }
    guard trailing > 0 else { return max(passed - 1, 0) }
    return min(passed + within(rest, limit: trailing - 1), max(count - 1, 0))
  }

  /// The extent of a row, if it was measured.
  package func extent(of index: Int) -> CGFloat? {
    var (node, rest) = (root, index)
    while let current = node {
      let position = (current.left?.rows ?? 0) + current.gap
      if rest == position { return current.extent }
      if rest < position {
        node = current.left
        if rest >= current.left?.rows ?? 0 { return nil }
      } else {
        rest -= position + 1
        node = current.right
      }
    }
    return nil
  }

  /// Notes the extent of a row.
  package mutating func set(_ extent: CGFloat, at index: Int) {
    if self.extent(of: index) == extent { return }
    let (before, rest) = split(Part(root: root, trailing: trailing), at: index)
    let (_, after) = split(rest, at: 1)
    let row = RowTreeNode(extent: extent, priority: generator.next())
    let joined = join(join(before, Part(root: row, trailing: 0)), after)
    (root, trailing) = (joined.root, joined.trailing)
  }

  /// Makes room for rows that were not measured.
  package mutating func insert(_ count: Int, at index: Int) {
    let (before, after) = split(Part(root: root, trailing: trailing), at: index)
    let joined = join(join(before, Part(root: nil, trailing: count)), after)
    (root, trailing) = (joined.root, joined.trailing)
  }

  /// Drops rows.
  package mutating func remove(_ count: Int, at index: Int) {
    let (before, rest) = split(Part(root: root, trailing: trailing), at: index)
    let joined = join(before, split(rest, at: count).after)
    (root, trailing) = (joined.root, joined.trailing)
  }

  /// Forgets all extents.
  package mutating func forget() {
    guess = estimate
    trailing = count
    root = nil
  }

  /// What is wrong with the tree, if anything.
  package func verify() -> String? { root?.verify() }
}

// MARK: - Splitting and joining

extension RowTree {
  /// Some neighbouring rows.
  fileprivate struct Part {
    var root: RowTreeNode?
    var trailing: Int
  }

  fileprivate func split(_ part: Part, at index: Int) -> (before: Part, after: Part) {
    guard let node = part.root else {
      return (
        Part(root: nil, trailing: index), Part(root: nil, trailing: part.trailing - index)
      )
    }
    let position = (node.left?.rows ?? 0) + node.gap
    if index > position {
      let rest = Part(root: node.right, trailing: part.trailing)
      let (before, after) = split(rest, at: index - position - 1)
      node.right = before.root
      node.refresh()
      return (Part(root: node, trailing: before.trailing), after)
    }
    let leftRows = node.left?.rows ?? 0
    if index >= leftRows {
      let before = Part(root: node.left, trailing: index - leftRows)
      node.left = nil
      node.gap = position - index
      node.refresh()
      return (before, Part(root: node, trailing: part.trailing))
    }
    let (before, after) = split(Part(root: node.left, trailing: 0), at: index)
    node.left = after.root
    node.gap += after.trailing
    node.refresh()
    return (before, Part(root: node, trailing: part.trailing))
  }

  fileprivate func join(_ first: Part, _ second: Part) -> Part {
    guard let after = second.root else {
      return Part(root: first.root, trailing: first.trailing + second.trailing)
    }
    if first.trailing > 0 { after.widenFirstGap(by: first.trailing) }
    return Part(root: merge(first.root, after), trailing: second.trailing)
  }

  private func merge(_ first: RowTreeNode?, _ second: RowTreeNode?) -> RowTreeNode? {
    guard let first else { return second }
    guard let second else { return first }
    if first.priority > second.priority {
      first.right = merge(first.right, second)
      first.refresh()
      return first
    }
    second.left = merge(first, second.left)
    second.refresh()
    return second
  }
}
