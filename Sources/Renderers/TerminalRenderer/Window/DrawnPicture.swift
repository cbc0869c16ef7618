import CellRendering
import SwiftUICore

/// What a window drew last, and what of it has to be drawn anew.
struct DrawnPicture {
  var picture: CellPicture
  var damage = CellDamage.whole
  private var panelWasShown = false
  private var focus: (element: ElementID?, left: Set<ElementID>, caret: Int?) = (nil, [], nil)
  private var rows: [ElementID: Range<Int>] = [:]

  init(columns: Int, rows: Int) {
    picture = CellPicture(canvas: CellCanvas(columns: columns, rows: rows))
  }

  /// Begins anew if the size is another.
  mutating func fit(columns: Int, rows: Int) {
    guard picture.canvas.columns != columns || picture.canvas.rows != rows else { return }
    self = DrawnPicture(columns: columns, rows: rows)
  }

  /// Takes up where the keyboard is now; what is typed into is always drawn, with its cursor.
  mutating func follow(
    _ new: CellFocus, rows newRows: [ElementID: Range<Int>], panelIsShown: Bool
  ) {
    if new.element != focus.element || new.left != focus.left || new.caret != nil
      || focus.caret != nil
    {
      for range in rows.values { damage.add(range) }
      for range in newRows.values { damage.add(range) }
      if let element = new.element, newRows[element] == nil { damage = .whole }
    }
    if panelIsShown || panelWasShown { damage = .whole }
    focus = (new.element, new.left, new.caret)
    (rows, panelWasShown) = (newRows, panelIsShown)
  }

  mutating func takeDamage() -> CellDamage {
    defer { damage = .none }
    return damage
  }
}
