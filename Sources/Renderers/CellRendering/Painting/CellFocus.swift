package import SwiftUICore

/// Where the keyboard is in a picture, and how that is shown.
package struct CellFocus {
  /// The element that the keyboard is at; the graph itself knows of controls only.
  package var element: ElementID?
  /// The rows that it was at in other parts of the window.
  package var left: Set<ElementID>
  /// How many characters lie before the insertion point, where the keyboard is in a field.
  package var caret: Int?
  /// The characters that are selected there.
  package var selection: Range<Int>?
  /// What the row that the keyboard is at looks like.
  package var rowStyle: CellStyle

  package init(
    element: ElementID?, left: Set<ElementID> = [], caret: Int? = nil,
    selection: Range<Int>? = nil, rowStyle: CellStyle
  ) {
    self.element = element
    self.left = left
    self.caret = caret
    self.selection = selection
    self.rowStyle = rowStyle
  }
}

/// A cell's place in a grid.
package struct CellPlace: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A screen as it was drawn.
package struct CellPicture {
  package var canvas: CellCanvas
  /// The rows that may be others than in the picture before.
  package var damage = CellDamage.whole
  /// Where the insertion point is; `nil` if the keyboard is in no field, or the field is hidden.
  package var caret: CellPlace?
  /// The pictures that are shown in pixels, in blank cells.
  package var pixels: [PixelPicture] = []
  /// What the terminal has to be told before, whatever it shows.
  package var errands: [UInt8] = []

  package init(canvas: CellCanvas) { self.canvas = canvas }
}

extension CellPainter {
  /// Shows that the keyboard is at a row: by a sign that the poorest terminal has, and by a ground.
  mutating func paintFocus(on area: CellArea) {
    guard let look = focus?.rowStyle, area.width > 2, !area.isEmpty else { return }
    var used = area
    // The space that rows keep below them is not part of what is chosen.
    while used.height > 1, isBlank(row: used.rows.upperBound - 1, in: used) {
      used.rows = used.rows.lowerBound..<used.rows.upperBound - 1
    }
    let (start, top) = (used.columns.lowerBound, used.rows.lowerBound)
    // A picture is left whole, if there is room for the sign beside it.
    let isBeside = canvas.isPicture(start, top) && start > canvas.clip.columns.lowerBound
    draw {
      $0.put(
        ">", width: 1, column: isBeside ? start - 1 : start, row: top, style: CellStyle(.bold))
      $0.restyle(used) { style in
        guard !style.attributes.contains(.picture) else { return }
        style.background = look.background ?? style.background
        style.attributes.formUnion(look.attributes)
      }
    }
  }

  /// Shows to which row the keyboard comes back.
  mutating func paintMark(on area: CellArea, _ style: CellStyle) {
    guard area.width > 2, !area.isEmpty else { return }
    draw {
      $0.put(
        ">", width: 1, column: area.columns.lowerBound, row: area.rows.lowerBound, style: style)
    }
  }

  private func isBlank(row: Int, in area: CellArea) -> Bool {
    guard canvas.area.rows.contains(row) else { return true }
    return area.columns.clamped(to: canvas.area.columns).allSatisfy { canvas[$0, row].text == " " }
  }
}
