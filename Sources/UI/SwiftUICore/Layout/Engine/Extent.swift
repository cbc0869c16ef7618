import Foundation

/// The union of lengths that are lined up on a guide, the guide lying at zero.
nonisolated struct Extent {
  private(set) var start = CGFloat.infinity
  private var end = -CGFloat.infinity
  private var isEndless = false

  mutating func include(guide: CGFloat, length: CGFloat) {
    if guide.isInfinite || length.isInfinite {
      isEndless = true
      start = min(start, 0)
      end = max(end, 0)
    } else {
      start = min(start, -guide)
      end = max(end, length - guide)
    }
  }

  var length: CGFloat { isEndless ? .infinity : end >= start ? end - start : 0 }
}
