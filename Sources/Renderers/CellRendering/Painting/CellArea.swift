package import Foundation

/// A rectangle of cells.
package struct CellArea: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The cells that a frame covers, its edges rounded each by itself.
  package init(_ frame: CGRect, cell: CGSize) {
    func edge(_ position: CGFloat, _ length: CGFloat) -> Int {
      Int(max(min((position / length).rounded(), 1e6), -1e6))
    }
    let (left, top) = (edge(frame.minX, cell.width), edge(frame.minY, cell.height))
    columns = left..<max(edge(frame.maxX, cell.width), left)
    rows = top..<max(edge(frame.maxY, cell.height), top)
  }

  /// Whether it holds no cell.
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  /// How many columns it has.
  package var width: Int { columns.count }
  /// How many rows it has.
  package var height: Int { rows.count }

  /// The cells that both hold.
  package func intersection(_ other: CellArea) -> CellArea {
    CellArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The area with so many cells more on each side.
  package func outset(columns: Int, rows: Int) -> CellArea {
    CellArea(
      columns: self.columns.lowerBound - columns..<self.columns.upperBound + columns,
      rows: self.rows.lowerBound - rows..<self.rows.upperBound + rows)
  }
}
