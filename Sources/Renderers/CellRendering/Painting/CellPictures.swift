package import Foundation

/// Turns pictures into cells.
@MainActor package protocol CellPictures: AnyObject {
  /// How many times as high as wide a cell is.
  var cellRatio: CGFloat { get }

  /// The characters that come nearest to a picture.
  ///
  /// - Parameters:
  ///   - data: The encoded picture.
  ///   - place: Where it is shown.
  /// - Returns: `nil` as long as nothing is known of how the picture looks, or if nobody can tell.
  func cells(of data: Data, at place: PicturePlace) -> PictureCells?
}

/// Where on a grid a picture is shown.
package struct PicturePlace: Hashable, Sendable {
  /// The cells of the whole picture, which may lie outside of the grid.
  package var area: CellArea
  /// Those of them that show.
  package var visible: CellArea
  /// How often it is turned to the right by a quarter.
  package var quarterTurns = 0

  package init(area: CellArea, visible: CellArea, quarterTurns: Int = 0) {
    self.area = area
    self.visible = visible
    self.quarterTurns = quarterTurns
  }
}

/// A picture, or a part of one, in characters.
package struct PictureCells: Sendable {
  /// Names the picture as long as the program runs.
  package var picture: Int
  /// The columns and rows that there are cells of, counted from the picture's corner.
  package var area: CellArea
  /// The cells of these, row after row.
  package var cells: ContiguousArray<CellCanvas.Cell>

  /// - Precondition: There is a cell for each place of the area.
  package init(picture: Int, area: CellArea, cells: ContiguousArray<CellCanvas.Cell>) {
    precondition(cells.count == area.width * area.height, "cells of a picture are missing")
    self.picture = picture
    self.area = area
    self.cells = cells
  }

  func cell(column: Int, row: Int) -> CellCanvas.Cell? {
    guard area.columns.contains(column), area.rows.contains(row) else { return nil }
    return cells[
      (row - area.rows.lowerBound) * area.width + column - area.columns.lowerBound]
  }
}

extension CellCanvas {
  /// A picture that was put on the grid.
  package struct Picture: Hashable, Sendable {
    /// What `PictureCells` calls it.
    package var number: Int
    package var place: PicturePlace
  }

  /// Puts the part of a picture that shows.
  mutating func put(_ picture: PictureCells, at place: PicturePlace) {
    let visible = place.visible.intersection(clip)
    for row in visible.rows {
      for column in visible.columns {
        guard
          var cell = picture.cell(
            column: column - place.area.columns.lowerBound,
            row: row - place.area.rows.lowerBound)
        else { continue }
        cell.style.attributes.insert(.picture)
        set(cell, column, row)
      }
    }
    note(Picture(number: picture.picture, place: place))
  }

  /// Whether a cell shows a part of a picture.
  func isPicture(_ column: Int, _ row: Int) -> Bool {
    area.columns.contains(column) && area.rows.contains(row)
      && self[column, row].style.attributes.contains(.picture)
  }

  /// Whether nothing has been put over the part of a picture that shows.
  package func isIntact(_ picture: Picture) -> Bool {
    picture.place.visible.rows.allSatisfy { row in
      picture.place.visible.columns.allSatisfy {
        self[$0, row].style.attributes.contains(.picture)
      }
    }
  }
}
