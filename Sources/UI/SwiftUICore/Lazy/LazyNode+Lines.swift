import Foundation

extension LazyNode {
  /// Makes the views of a line.
  func makeLine(_ index: Int) -> Line {
    let line = map.line(at: index)
    var cells: ContiguousArray<Line.Cell> = []
    for row in line.rows {
      var nodes: ContiguousArray<LayoutNode> = []
      contentNode?.collectRow(row, into: &nodes)
      for node in nodes {
        if node.layoutParent !== self { adopt(node) }
        node.adoptOrientation(value.items == nil ? value.axis : nil)
      }
      cells.append(Line.Cell(id: contentNode?.rowID(at: row), nodes: nodes))
    }
    return Line(index: index, role: line.role, cells: cells)
  }

  /// Notes the length of a made line.
  func measureLine(at position: Int, breadth: CGFloat?) {
    var line = lines[position]
    line.length = length(of: line, breadth: breadth)
    line.gap = gap(before: position)
    lines[position] = line
    tree.set(line.gap + line.length, at: line.index)
  }

  func length(of line: Line, breadth: CGFloat?) -> CGFloat {
    var longest: CGFloat = 0
    for (column, cell) in line.cells.enumerated() {
      let proposal = proposal(for: column, of: line, breadth: breadth)
      var length: CGFloat = 0
      for (place, node) in cell.nodes.enumerated() {
        let size = node.size(for: proposal)
        if place > 0 { length += distance(from: cell.nodes[place - 1], to: node) }
        length += size[value.axis]
        breadths = max(breadths, size[value.axis.other])
      }
      longest = max(longest, length)
    }
    return longest
  }

  private func isInTracks(_ line: Line) -> Bool { value.items != nil && line.role == .cell }

  private func proposal(
    for column: Int, of line: Line, breadth: CGFloat?
  ) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[value.axis.other] = isInTracks(line) ? tracks[column].length : breadth
    return proposal
  }

  private func gap(before position: Int) -> CGFloat {
    let line = lines[position]
    guard line.index > 0, let first = line.cells.first?.nodes.first else { return 0 }
    if let spacing = value.spacing { return spacing }
    guard position > 0, let last = lines[position - 1].cells.first?.nodes.last else {
      return lengths.metrics.spacing[value.axis]
    }
    return distance(from: last, to: first)
  }

  func distance(from first: LayoutNode, to second: LayoutNode) -> CGFloat {
    value.spacing ?? first.spacing.distance(to: second.spacing, along: value.axis)
  }

  // MARK: - Placing one line

  /// Places the views of a line that starts at a position.
  func place(_ line: Line, at start: CGFloat, breadth: CGFloat) {
    let shift = trackShift(in: breadth)
    for (column, cell) in line.cells.enumerated() {
      let proposal = proposal(for: column, of: line, breadth: breadth)
      var position = start
      for (place, node) in cell.nodes.enumerated() {
        if place > 0 { position += distance(from: cell.nodes[place - 1], to: node) }
        let dimensions = node.dimensions(for: proposal)
        node.wanted =
          isInTracks(line)
          ? (origin(of: dimensions, in: column, of: line, at: position, shift: shift), proposal)
          : (origin(of: dimensions, at: position, breadth: breadth), proposal)
        settle(node)
        position += dimensions.size[value.axis]
      }
    }
  }

  private func origin(
    of dimensions: ViewDimensions, at position: CGFloat, breadth: CGFloat
  ) -> CGPoint {
    var area = CGSize.zero
    area[value.axis.other] = breadth
    var point = CGPoint.zero
    point[value.axis] = position
    point[value.axis.other] =
      value.guide.position(in: area) - dimensions.value(of: value.guide)
    return point
  }

  /// How far the tracks are from the leading edge.
  private func trackShift(in breadth: CGFloat) -> CGFloat {
    var (area, own) = (CGSize.zero, CGSize.zero)
    area[value.axis.other] = breadth
    own[value.axis.other] = tracks.length
    return value.guide.position(in: area) - value.guide.position(in: own)
  }

  /// How views lie in cells whose track says nothing: on the grid's guide across, else in the middle.
  private var cellAlignment: Alignment {
    value.axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(value.guide.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(value.guide.id))
  }

  private func origin(
    of dimensions: ViewDimensions, in column: Int, of line: Line, at position: CGFloat,
    shift: CGFloat
  ) -> CGPoint {
    let track = tracks[column]
    var area = CGSize.zero
    area[value.axis] = line.length
    area[value.axis.other] = track.length
    var point = (track.alignment ?? cellAlignment).origin(of: dimensions, in: area)
    point[value.axis] += position
    point[value.axis.other] += shift + track.start
    return point
  }
}
