import Foundation

/// How a stack hands out its length; shared by rows and columns.
///
/// The arrays live in the layout's cache, so measuring again allocates nothing.
public nonisolated struct _StackLayoutCache {
  var lengths: ContiguousArray<CGSize> = []
  var proposals: ContiguousArray<ProposedViewSize> = []
  var gaps: ContiguousArray<CGFloat>?
  var smallest: ContiguousArray<CGFloat> = []
  var order: ContiguousArray<Int> = []
  var flexibility: ContiguousArray<CGFloat> = []
}

/// One arrangement of subviews along an axis.
nonisolated struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat?
  let guide: AlignmentKey
  let subviews: LayoutSubviews

  func size(for proposal: ProposedViewSize, cache: inout _StackLayoutCache) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let crossing = arrange(in: proposal, cache: &cache)
    var size = CGSize.zero
    size[axis] = cache.lengths.reduce(totalGap(&cache)) { $0 + $1[axis] }
    size[axis.other] = crossing.length
    return size
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize, cache: inout _StackLayoutCache) {
    guard !subviews.isEmpty else { return }
    let crossing = arrange(in: proposal, cache: &cache)
    let gaps = findGaps(&cache)
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint.zero
      point[axis] = position
      let dimensions = subview.dimensions(in: cache.proposals[index])
      point[axis.other] =
        bounds.origin[axis.other] - crossing.start - dimensions.value(of: guide)
      subview.place(at: point, proposal: cache.proposals[index])
      position += cache.lengths[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  // MARK: - Gaps

  private func findGaps(_ cache: inout _StackLayoutCache) -> ContiguousArray<CGFloat> {
    if let gaps = cache.gaps { return gaps }
    var gaps: ContiguousArray<CGFloat> = []
    for index in subviews.indices.dropLast() {
      gaps.append(
        spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis))
    }
    cache.gaps = gaps
    return gaps
  }

  private func totalGap(_ cache: inout _StackLayoutCache) -> CGFloat {
    if let spacing { return spacing * CGFloat(subviews.count - 1) }
    return findGaps(&cache).reduce(0, +)
  }

  // MARK: - Lengths

  /// Finds every subview's proposal and size.
  ///
  /// - Returns: The extent across the axis, measured from the guide that all are lined up on.
  private func arrange(
    in proposal: ProposedViewSize, cache: inout _StackLayoutCache
  ) -> Extent {
    let count = subviews.count
    if cache.lengths.count != count {
      cache.lengths = ContiguousArray(repeating: .zero, count: count)
      cache.proposals = ContiguousArray(repeating: proposal, count: count)
    }
    if let length = proposal[axis], length.isFinite, count > 1 {
      handOut(length - totalGap(&cache), across: proposal, cache: &cache)
    } else {
      var inner = proposal
      if count == 1, let length = proposal[axis] { inner[axis] = max(length, 0) }
      for index in 0..<count { measure(index, in: inner, cache: &cache) }
    }
    return crossing(cache)
  }

  private func measure(
    _ index: Int, in proposal: ProposedViewSize, cache: inout _StackLayoutCache
  ) {
    cache.proposals[index] = proposal
    cache.lengths[index] = subviews[subviews.startIndex + index].sizeThatFits(proposal)
  }

  /// Hands out a length: by priority, then the least flexible first, each getting an equal share.
  private func handOut(
    _ length: CGFloat, across proposal: ProposedViewSize, cache: inout _StackLayoutCache
  ) {
    rank(across: proposal, cache: &cache)
    var remaining = length - cache.smallest.reduce(0, +)
    var position = 0
    while position < cache.order.count {
      let priority = priority(cache.order[position])
      var end = position
      while end < cache.order.count, self.priority(cache.order[end]) == priority {
        remaining += cache.smallest[cache.order[end]]
        end += 1
      }
      for rank in position..<end {
        let index = cache.order[rank]
        var share = proposal
        share[axis] = max(remaining / CGFloat(end - rank), 0)
        measure(index, in: share, cache: &cache)
        remaining -= cache.lengths[index][axis]
      }
      position = end
    }
  }

  private func priority(_ index: Int) -> Double { subviews[subviews.startIndex + index].priority }

  private func rank(across proposal: ProposedViewSize, cache: inout _StackLayoutCache) {
    let count = subviews.count
    cache.smallest.removeAll(keepingCapacity: true)
    cache.flexibility.removeAll(keepingCapacity: true)
    for index in 0..<count {
      let subview = subviews[subviews.startIndex + index]
      var probe = proposal
      probe[axis] = 0
      let smallest = subview.sizeThatFits(probe)[axis]
      probe[axis] = .infinity
      cache.smallest.append(smallest)
      cache.flexibility.append(subview.sizeThatFits(probe)[axis] - smallest)
    }
    if cache.order.count != count { cache.order = ContiguousArray(0..<count) }
    let flexibility = cache.flexibility
    cache.order.sort { first, second in
      let (high, low) = (priority(first), priority(second))
      if high != low { return high > low }
      if flexibility[first] != flexibility[second] {
        return flexibility[first] < flexibility[second]
      }
      return first < second
    }
  }

  private func crossing(_ cache: _StackLayoutCache) -> Extent {
    var extent = Extent()
    for index in 0..<subviews.count {
      let dimensions = subviews[subviews.startIndex + index].dimensions(
        in: cache.proposals[index])
      extent.include(guide: dimensions.value(of: guide), length: dimensions.size[axis.other])
    }
    return extent
  }

  /// The wishes of the outermost subviews along the axis, and of all across it.
  func edgeSpacing() -> ViewSpacing {
    var union = ViewSpacing()
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for subview in subviews { union.formUnion(subview.spacing, edges: across) }
    if let first = subviews.first { union.formUnion(first.spacing, edges: start) }
    if let last = subviews.last { union.formUnion(last.spacing, edges: end) }
    return union
  }
}
