package import Foundation

/// A grid of cells with characters in them.
///
/// A wide character takes two cells, of which both are always its own: what is put over one of
/// them leaves the other blank, and one that doesn't fit isn't put at all.
package struct CellCanvas: Equatable, Sendable {
  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// What is shown; nothing in the second cell of a wide character.
    package var text = " "
    package var style = CellStyle.plain

    package init(text: String = " ", style: CellStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  package let columns: Int
  package let rows: Int
  private var cells: ContiguousArray<Cell>
  /// Nothing is put outside.
  package var clip: CellArea
  /// The addresses that cells lead to; `CellStyle.link` counts them from 1.
  package private(set) var links: [String] = []
  /// The pictures whose pixels the characters stand for.
  package private(set) var pictures: [Picture] = []

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = ContiguousArray(repeating: Cell(), count: self.columns * self.rows)
    clip = CellArea(columns: 0..<self.columns, rows: 0..<self.rows)
  }

  /// The whole grid.
  package var area: CellArea { CellArea(columns: 0..<columns, rows: 0..<rows) }

  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Puts a character of one or two cells.
  package mutating func put(
    _ text: String, width: Int, column: Int, row: Int, style: CellStyle
  ) {
    guard clip.rows.contains(row), clip.columns.contains(column) else { return }
    guard clip.columns.contains(column + width - 1) else {
      return put(" ", width: 1, column: column, row: row, style: style)
    }
    for place in column..<column + width { clear(place, row) }
    let index = row * columns + column
    var style = style
    style.background = style.background ?? cells[index].style.background
    cells[index] = Cell(text: text, style: style)
    if width == 2 { cells[index + 1] = Cell(text: "", style: style) }
  }

  /// Blanks a cell, and the other one of a wide character.
  private mutating func clear(_ column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].text.isEmpty, column > 0 { cells[index - 1].text = " " }
    if column + 1 < columns, cells[index + 1].text.isEmpty { cells[index + 1].text = " " }
    cells[index].text = " "
  }

  /// Fills an area with a character of one cell.
  package mutating func fill(_ area: CellArea, with text: String = " ", style: CellStyle = .plain) {
    let area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns {
        put(text, width: 1, column: column, row: row, style: style)
      }
    }
  }

  /// Blanks an area, whatever was behind it.
  package mutating func erase(_ area: CellArea) {
    let area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns {
        clear(column, row)
        cells[row * columns + column] = Cell()
      }
    }
  }

  /// Changes how what is in an area looks.
  package mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
    let area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns { change(&cells[row * columns + column].style) }
    }
  }

  /// Puts a cell of a picture as it is.
  mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    clear(column, row)
    cells[row * columns + column] = cell
  }

  /// Notes that characters stand for a picture, and no longer for one behind it.
  mutating func note(_ picture: Picture) {
    pictures.removeAll { !$0.place.visible.intersection(picture.place.visible).isEmpty }
    pictures.append(picture)
  }

  /// Forgets the pictures that show in some rows, which are drawn anew.
  mutating func dropPictures(in rows: Range<Int>) {
    pictures.removeAll { $0.place.visible.rows.overlaps(rows) }
  }

  /// Takes over rows of another grid of the same size, and its addresses.
  package mutating func copy(_ rows: Range<Int>, from other: CellCanvas) {
    let places = rows.lowerBound * columns..<rows.upperBound * columns
    cells.withUnsafeMutableBufferPointer { target in
      for place in places { target[place] = other.cells[place] }
    }
    links = other.links
    pictures = other.pictures
  }

  /// Puts a string that may hold anything, as far as there is room.
  ///
  /// - Returns: How many cells it took.
  @discardableResult package mutating func put(
    _ string: String, column: Int, row: Int, room: Int, style: CellStyle = .plain
  ) -> Int {
    let string = CellString(string)
    var used = 0
    for unit in string.units where used + Int(unit.width) <= room {
      put(
        string.text(of: unit), width: Int(unit.width), column: column + used, row: row,
        style: style)
      used += Int(unit.width)
    }
    return used
  }

  /// The number by which a style names an address; 0 for one that no terminal could be told.
  package mutating func number(of url: URL) -> UInt16 {
    let address = url.absoluteString
    guard address.utf8.count < 2_000, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return 0 }
    if let index = links.firstIndex(of: address) { return UInt16(index + 1) }
    guard links.count < Int(UInt16.max) else { return 0 }
    links.append(address)
    return UInt16(links.count)
  }

  /// Runs something that puts nothing outside of an area.
  mutating func clipped<Result>(
    to area: CellArea, _ body: (inout CellCanvas) throws -> Result
  ) rethrows -> Result {
    let outer = clip
    clip = clip.intersection(area)
    defer { clip = outer }
    return try body(&self)
  }
}
