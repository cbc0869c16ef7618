import Foundation

/// A measured row in the tree of rows, with sums over what lies below it.
final class RowTreeNode {
  let extent: CGFloat
  let priority: UInt64
  /// The unmeasured rows between the measured row before and this one.
  var gap = 0
  var left: RowTreeNode?
  var right: RowTreeNode?
  private(set) var rows = 1
  private(set) var measured = 1
  private(set) var extents: CGFloat

  init(extent: CGFloat, priority: UInt64) {
    self.extent = extent
    self.priority = priority
    extents = extent
  }

  func refresh() {
    rows = (left?.rows ?? 0) + gap + 1 + (right?.rows ?? 0)
    measured = (left?.measured ?? 0) + 1 + (right?.measured ?? 0)
    extents = (left?.extents ?? 0) + extent + (right?.extents ?? 0)
  }

  func widenFirstGap(by count: Int) {
    if let left { left.widenFirstGap(by: count) } else { gap += count }
    refresh()
  }

  func verify() -> String? {
    let (oldRows, oldMeasured, oldExtents) = (rows, measured, extents)
    if let problem = left?.verify() ?? right?.verify() { return problem }
    refresh()
    if rows != oldRows || measured != oldMeasured || abs(extents - oldExtents) > 0.001 {
      return "row tree: the sums of a row are wrong"
    }
    if gap < 0 { return "row tree: a negative gap" }
    for child in [left, right].compactMap(\.self) where child.priority > priority {
      return "row tree: out of heap order"
    }
    return nil
  }
}

/// The priorities that keep a tree of rows balanced; the same in each run.
struct RowTreePriorities {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
