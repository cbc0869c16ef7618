import Foundation

/// The columns and rows of a grid for one proposal.
///
/// Rigid cells make their columns as wide as they are; flexible columns share what is left.
nonisolated struct GridPlan {
  private let layout: GridLayout
  private let cells: [GridCell]
  private(set) var widths: [CGFloat] = []
  private var columnGaps: [CGFloat] = []
  private(set) var heights: [CGFloat] = []
  private var rowGaps: [CGFloat] = []
  private var ascents: [CGFloat] = []
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let standardGap: CGFloat

  init(
    _ layout: GridLayout, cells: [GridCell], in subviews: LayoutSubviews,
    proposal: ProposedViewSize
  ) {
    self.layout = layout
    self.cells = cells
    horizontalSpacing = layout.horizontalSpacing.map { subviews.fitted($0, along: .horizontal) }
    verticalSpacing = layout.verticalSpacing.map { subviews.fitted($0, along: .vertical) }
    standardGap = subviews.standardDistance(along: .horizontal)
    guard !cells.isEmpty else { return }
    let columns = cells.map(\.columns.upperBound).max() ?? 0
    let rows = (cells.last?.row ?? -1) + 1
    columnGaps = findColumnGaps(columns)
    rowGaps = findRowGaps(rows)
    widths = findWidths(columns, proposal: proposal.width)
    findHeights(rows, proposal: proposal.height)
  }

  var width: CGFloat { widths.reduce(0, +) + columnGaps.reduce(0, +) }
  var height: CGFloat { heights.reduce(0, +) + rowGaps.reduce(0, +) }

  // MARK: - Gaps

  private func findColumnGaps(_ columns: Int) -> [CGFloat] {
    (0..<max(columns - 1, 0)).map { column in
      horizontalSpacing
        ?? neighbours {
          $0.row == $1.row && $0.columns.upperBound == column + 1
            && $1.columns.lowerBound == column + 1
        }
        .map { $0.subview.spacing.distance(to: $1.subview.spacing, along: .horizontal) }.max()
        ?? standardGap
    }
  }

  private func findRowGaps(_ rows: Int) -> [CGFloat] {
    (0..<max(rows - 1, 0)).map { row in
      verticalSpacing
        ?? neighbours { $0.row == row && $1.row == row + 1 && $0.columns.overlaps($1.columns) }
        .map { $0.subview.spacing.distance(to: $1.subview.spacing, along: .vertical) }.max() ?? 0
    }
  }

  private func neighbours(
    _ areNeighbours: (GridCell, GridCell) -> Bool
  ) -> [(GridCell, GridCell)] {
    var pairs: [(GridCell, GridCell)] = []
    for (index, first) in cells.enumerated() {
      for second in cells[(index + 1)...] {
        if second.row > first.row + 1 { break }
        if areNeighbours(first, second) { pairs.append((first, second)) }
      }
    }
    return pairs
  }

  // MARK: - Columns

  private func findWidths(_ columns: Int, proposal: CGFloat?) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: columns)
    var flexible = Set<Int>()
    for cell in cells where cell.columns.count == 1 && !cell.unsizedAxes.contains(.horizontal) {
      let column = cell.columns.lowerBound
      let (smallest, largest) = limits(of: cell)
      if largest > smallest, proposal != nil {
        flexible.insert(column)
        widths[column] = max(widths[column], smallest)
      } else {
        widths[column] = max(
          widths[column], cell.subview.sizeThatFits(.unspecified).width)
      }
    }
    if let proposal, proposal.isFinite {
      share(proposal - columnGaps.reduce(0, +), among: flexible, &widths)
    }
    widen(&widths, proposal: proposal)
    return widths
  }

  private func limits(of cell: GridCell) -> (smallest: CGFloat, largest: CGFloat) {
    let smallest = cell.subview.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    let largest = cell.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
    return (smallest, largest)
  }

  /// Gives columns with flexible cells equal shares of what the others leave.
  private func share(_ total: CGFloat, among flexible: Set<Int>, _ widths: inout [CGFloat]) {
    guard !flexible.isEmpty else { return }
    let rigid = widths.indices.filter { !flexible.contains($0) }.reduce(0) { $0 + widths[$1] }
    var remaining = total - rigid
    let order = flexible.sorted { (widths[$0], $0) > (widths[$1], $1) }
    for (place, column) in order.enumerated() {
      let share = max(remaining / CGFloat(order.count - place), widths[column])
      widths[column] = limited(share, column: column, least: widths[column])
      remaining -= widths[column]
    }
  }

  private func limited(_ share: CGFloat, column: Int, least: CGFloat) -> CGFloat {
    let proposal = ProposedViewSize(width: share, height: nil)
    let wanted =
      cells.lazy.filter { $0.columns == column..<column + 1 }
      .map { $0.subview.sizeThatFits(proposal).width }.max() ?? 0
    return max(wanted, least)
  }

  /// Widens columns for the cells that span several, and for rows of one flexible view.
  private func widen(_ widths: inout [CGFloat], proposal: CGFloat?) {
    for cell in cells where cell.columns.count > 1 {
      if cell.unsizedAxes.contains(.horizontal) { continue }
      let gaps = columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
      let now = widths[cell.columns].reduce(gaps, +)
      let (smallest, largest) = limits(of: cell)
      var needed = cell.subview.sizeThatFits(.unspecified).width
      if largest > smallest, let proposal, proposal.isFinite {
        needed = cell.isWholeRow ? max(proposal, smallest) : smallest
        needed = cell.subview.sizeThatFits(ProposedViewSize(width: needed, height: nil)).width
      }
      let missing = needed - now
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  // MARK: - Rows

  private mutating func findHeights(_ rows: Int, proposal: CGFloat?) {
    var extents = [Extent](repeating: Extent(), count: rows)
    var flexible: [Int: CGFloat] = [:]
    for cell in cells where !cell.unsizedAxes.contains(.vertical) {
      let width = span(cell.columns).length
      let smallest = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: 0)).height
      let largest = cell.subview.sizeThatFits(
        ProposedViewSize(width: width, height: .infinity)
      ).height
      if largest > smallest, proposal != nil {
        flexible[cell.row] = max(flexible[cell.row] ?? 0, smallest)
      } else {
        include(cell, ProposedViewSize(width: width, height: nil), in: &extents)
      }
    }
    heights = extents.map(\.length)
    ascents = extents.map { $0.start.isFinite ? -$0.start : 0 }
    shareHeight(proposal, among: flexible)
  }

  private func include(
    _ cell: GridCell, _ proposal: ProposedViewSize, in extents: inout [Extent]
  ) {
    let dimensions = cell.subview.dimensions(in: proposal)
    let guide = cell.rowAlignment ?? layout.alignment.vertical
    extents[cell.row].include(guide: dimensions[guide], length: dimensions.height)
  }

  private mutating func shareHeight(_ proposal: CGFloat?, among flexible: [Int: CGFloat]) {
    guard let proposal, proposal.isFinite, !flexible.isEmpty else { return }
    let rigid = heights.indices.filter { flexible[$0] == nil }.reduce(0) { $0 + heights[$1] }
    var remaining = proposal - rowGaps.reduce(0, +) - rigid
    let cells = cells
    let spans = cells.map { span($0.columns).length }
    for (place, row) in flexible.keys.sorted().enumerated() {
      let share = max(remaining / CGFloat(flexible.count - place), 0)
      let wanted =
        zip(cells, spans).filter { $0.0.row == row }.map { cell, width in
          cell.subview.sizeThatFits(ProposedViewSize(width: width, height: share)).height
        }.max() ?? 0
      heights[row] = max(heights[row], wanted)
      remaining -= heights[row]
    }
  }

  // MARK: - Cells

  private func span(_ columns: Range<Int>) -> (start: CGFloat, length: CGFloat) {
    let start = (0..<columns.lowerBound).reduce(0) { $0 + widths[$1] + columnGaps[$1] }
    let gaps = columnGaps[columns.lowerBound..<columns.upperBound - 1].reduce(0, +)
    return (start, widths[columns].reduce(gaps, +))
  }

  func area(of cell: GridCell) -> CGRect {
    let (x, width) = span(cell.columns)
    let y = (0..<cell.row).reduce(0) { $0 + heights[$1] + rowGaps[$1] }
    return CGRect(x: x, y: y, width: width, height: heights[cell.row])
  }

  func proposal(for cell: GridCell) -> ProposedViewSize {
    ProposedViewSize(width: span(cell.columns).length, height: heights[cell.row])
  }

  func guide(of cell: GridCell) -> HorizontalAlignment {
    if cell.isWholeRow { return layout.alignment.horizontal }
    return cells.first { $0.columns == cell.columns && $0.columnGuide != nil }?.columnGuide
      ?? layout.alignment.horizontal
  }

  /// Where the guide of a row lies in a cell's area.
  func guidePosition(
    in row: Int, _ guide: VerticalAlignment, _ area: CGRect
  ) -> CGFloat {
    guide == .firstTextBaseline || guide == .lastTextBaseline
      ? ascents[row] : guide.key.position(in: area.size)
  }
}
