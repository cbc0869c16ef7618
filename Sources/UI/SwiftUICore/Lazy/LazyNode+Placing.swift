import Foundation

extension LazyNode {
  /// Makes and places what is in sight, and moves the scroll view so that it stays there.
  func placeLinesInSight() {
    let breadth = placedSize[value.axis.other]
    prepareLines(breadth: breadth)
    guard let scroll = scrollNode else { return placeAll(breadth: breadth) }
    let viewport = viewport(in: scroll)
    let isLeader = scroll.isLed(by: self)
    if seenMoves != scroll.moves || !isLeader { anchor = nil }
    seenMoves = scroll.moves
    let top = isLeader ? fillFromAnchor(viewport, breadth) : fillByGuessing(viewport, breadth)
    placeLines(in: top..<top + viewport.length, breadth: breadth)
    dropRowsOutOfSight()
    let distance = top - viewport.lowerBound
    if isLeader, abs(distance) > Self.tolerance { scroll.follow(by: distance, along: value.axis) }
    if lengths.length(tree.total, along: value.axis) != placedSize[value.axis] { setNeedsLayout() }
  }

  /// Fills the viewport from the anchor.
  ///
  /// - Returns: Where the viewport has to start so that the anchor stays in place.
  private func fillFromAnchor(_ viewport: Range<CGFloat>, _ breadth: CGFloat) -> CGFloat {
    let start = findAnchor(at: viewport.lowerBound)
    fill(from: start, length: viewport.length, breadth: breadth)
    let top = tree.offset(of: start.index) + start.distance
    usedViewport = top..<top + viewport.length
    anchor = start
    return top
  }

  /// Fills the viewport where it stands, with the lines that lie there as far as one can guess.
  ///
  /// Lines that get measured correct the guess about those before them, and with it which lines
  /// lie there; so it is made several times, each time with more measured lines.
  private func fillByGuessing(_ viewport: Range<CGFloat>, _ breadth: CGFloat) -> CGFloat {
    for _ in 0..<16 {
      let start = findAnchor(at: viewport.lowerBound)
      fill(from: start, length: viewport.length, breadth: breadth)
      let top = tree.offset(of: start.index) + start.distance
      if abs(top - viewport.lowerBound) < 0.5 { break }
    }
    usedViewport = viewport
    return viewport.lowerBound
  }

  private func placeAll(breadth: CGFloat) {
    measureFirstLines(breadth: breadth)
    placeLines(in: 0..<max(tree.total, 0), breadth: breadth)
  }

  /// The part of this node that is in sight.
  private func viewport(in scroll: ScrollNode) -> Range<CGFloat> {
    let start = -origin(in: scroll)[value.axis]
    return start..<start + scroll.placedSize[value.axis]
  }

  /// Whether something of the container is in sight.
  func isInSight(in scroll: ScrollNode) -> Bool {
    let viewport = viewport(in: scroll)
    return isPlaced && viewport.upperBound > 0 && viewport.lowerBound < max(tree.total, 1)
  }

  /// Places again if another part is in sight now.
  func checkViewport() {
    guard let scroll = scrollNode, isPlaced else { return }
    if !isUsed(viewport(in: scroll)) || seenMoves != scroll.moves { setNeedsPlacement() }
  }

  /// What sums of lengths that were guessed may be off by, without anything having moved.
  private static var tolerance: CGFloat { 0.001 }

  private func isUsed(_ viewport: Range<CGFloat>) -> Bool {
    guard let used = usedViewport else { return false }
    return abs(used.lowerBound - viewport.lowerBound) <= Self.tolerance
      && abs(used.upperBound - viewport.upperBound) <= Self.tolerance
  }

  // MARK: - Anchor

  /// Takes a line for the anchor of the next placement.
  func hold(_ id: RowID, at index: Int, distance: CGFloat) {
    anchor = Anchor(id: id, index: index, distance: distance)
    seenMoves = scrollNode?.moves ?? 0
    setNeedsPlacement()
  }

  private func findAnchor(at top: CGFloat) -> Anchor {
    if let anchor { return anchor }
    let index = tree.index(at: top)
    let id = index < map.count ? contentNode?.rowID(at: map.line(at: index).rows.lowerBound) : nil
    return Anchor(id: id, index: index, distance: top - tree.offset(of: index))
  }

  // MARK: - Lines in sight

  /// Makes and measures the lines in sight, from the anchor in both directions, and drops others.
  private func fill(from anchor: Anchor, length: CGFloat, breadth: CGFloat) {
    var known: [Int: Line] = [:]
    for line in lines { known[line.index] = line }
    lines = []
    func take(_ index: Int, at position: Int) {
      lines.insert(known.removeValue(forKey: index) ?? makeLine(index), at: position)
      measureLine(at: position, breadth: breadth)
    }
    var (end, index) = (-anchor.distance, anchor.index)
    while index < map.count, end < length || lines.isEmpty {
      take(index, at: lines.count)
      end += (lines.last.map { $0.gap + $0.length }) ?? 0
      index += 1
    }
    var start = -anchor.distance
    index = anchor.index - 1
    while index >= 0, start > 0, !lines.isEmpty {
      take(index, at: 0)
      if lines.count > 1 { measureLine(at: 1, breadth: breadth) }
      start -= (lines.first.map { $0.gap + $0.length }) ?? 0
      index -= 1
    }
    dropUnseen(start: start, length: length)
    let shown = Set(lines.lazy.map(\.index))
    unplace(known.values.filter { !shown.contains($0.index) })
  }

  /// Drops made lines that don't meet the viewport.
  private func dropUnseen(start: CGFloat, length: CGFloat) {
    var position = start
    var kept: ContiguousArray<Line> = []
    for line in lines {
      let lineStart = position + line.gap
      position = lineStart + line.length
      if line.length > 0, position <= 0 || lineStart >= length {
        unplace(CollectionOfOne(line))
      } else {
        kept.append(line)
      }
    }
    lines = kept
  }

  private func dropRowsOutOfSight() {
    guard let first = lines.first, let last = lines.last else {
      return contentNode?.keepRows(0..<0) ?? ()
    }
    contentNode?.keepRows(
      map.line(at: first.index).rows.lowerBound..<map.line(at: last.index).rows.upperBound)
  }

  private func placeLines(in viewport: Range<CGFloat>, breadth: CGFloat) {
    let viewport = pinningArea(of: viewport)
    pin(in: viewport, breadth: breadth)
    var position = lines.first.map { tree.offset(of: $0.index) } ?? 0
    for index in lines.indices {
      position += lines[index].gap
      let start = pinnedStart(of: lines[index], at: position, in: viewport)
      if lines[index].isHeld != (start != position) {
        lines[index].isHeld.toggle()
        setNeedsCommit()
      }
      place(lines[index], at: start, breadth: breadth)
      position += lines[index].length
    }
    for line in pinned {
      let start = pinnedStart(of: line, at: tree.offset(of: line.index), in: viewport)
      place(line, at: start, breadth: breadth)
    }
  }

  // MARK: - Pinned headers and footers

  /// The part of the viewport that pinned views are held in: without the space around the content.
  private func pinningArea(of viewport: Range<CGFloat>) -> Range<CGFloat> {
    guard let scroll = scrollNode, scroll.axes.contains(value.axis) else { return viewport }
    let start = viewport.lowerBound + scroll.startInset(value.axis)
    let end = viewport.upperBound - scroll.insets[value.axis] + scroll.startInset(value.axis)
    return start..<max(start, end)
  }

  private var pinsHeaders: Bool { value.pinned.contains(.sectionHeaders) }
  private var pinsFooters: Bool { value.pinned.contains(.sectionFooters) }

  /// Makes the headers and footers of the sections in sight that are themselves out of it.
  private func pin(in viewport: Range<CGFloat>, breadth: CGFloat) {
    guard scrollNode != nil, pinsHeaders || pinsFooters else { return }
    let old = pinned
    pinned = []
    if let first = lines.first?.index, let last = lines.last?.index {
      for section in map.sections where section.lines.overlaps(first..<last + 1) {
        let wanted =
          (pinsHeaders ? Array(section.header) : []) + (pinsFooters ? Array(section.footer) : [])
        for index in wanted where !(first...last).contains(index) {
          var line = makeLine(index)
          line.length = length(of: line, breadth: breadth)
          pinned.append(line)
        }
      }
    }
    let kept = Set((pinned + lines).map(\.index))
    unplace(old.filter { !kept.contains($0.index) })
  }

  /// Where a line starts: at its place, or held at the viewport's edge while its section is there.
  private func pinnedStart(
    of line: Line, at place: CGFloat, in viewport: Range<CGFloat>
  ) -> CGFloat {
    guard scrollNode != nil, line.role == .header ? pinsHeaders : pinsFooters,
      let section = map.sections.first(where: { $0.lines.contains(line.index) })
    else { return place }
    switch line.role {
    case .cell: return place
    case .header:
      let end = tree.offset(of: section.lines.upperBound)
      return max(place, min(viewport.lowerBound, end - line.length))
    case .footer:
      let start = tree.offset(of: section.lines.lowerBound)
      return min(place, max(viewport.upperBound - line.length, start))
    }
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
