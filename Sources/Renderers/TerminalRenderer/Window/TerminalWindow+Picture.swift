package import CellRendering
import Foundation
import SwiftUICore

extension TerminalWindow {
  /// What the terminal shows, and which of its rows may be others than in the picture before.
  package func picture() -> CellPicture {
    isChanged = false
    let focus = currentFocus
    var drawn = takeDrawn()
    drawn.follow(focus, rows: rows(of: focus), panelIsShown: panel != nil)
    CellPainter.repaint(
      &drawn.picture, drawn.takeDamage(), of: renderer.screen, text: renderer.text, scheme: scheme,
      focus: focus, pictures: pictures)
    if size.rows > 1 {
      HintBar(self).put(on: &drawn.picture.canvas, row: size.rows - 1)
      drawn.picture.damage.add(size.rows - 1..<size.rows)
    }
    var picture = drawn.picture
    self.drawn = drawn
    if let panel {
      panel.put(on: &picture.canvas, colors: colors)
      picture.caret = nil
    }
    lightUp(&picture)
    pictures.addPixels(to: &picture)
    return picture
  }

  /// What was drawn last, with all that is to be drawn anew; there is one copy of it.
  private func takeDrawn() -> DrawnPicture {
    var drawn = drawn ?? DrawnPicture(columns: size.columns, rows: size.rows)
    self.drawn = nil
    drawn.fit(columns: size.columns, rows: size.rows)
    drawn.damage.add(renderer.takeDamage())
    drawn.damage.add(damage)
    damage = .none
    return drawn
  }

  private var currentFocus: CellFocus {
    let left = cursor.last.values.compactMap { map.stop($0) }.filter { $0.kind == .row }
    return CellFocus(
      element: map.stop(cursor.element)?.mark, left: Set(left.map(\.mark)),
      caret: editor?.content.caret, selection: editor?.content.selection,
      rowStyle: colors.chosenRow(in: scheme))
  }

  /// The rows of the elements at which the focus shows.
  private func rows(of focus: CellFocus) -> [ElementID: Range<Int>] {
    var rows: [ElementID: Range<Int>] = [:]
    for stop in map.stops
    where stop.mark == focus.element || stop.id == focus.element || focus.left.contains(stop.mark) {
      let top = Int((stop.frame.minY / renderer.text.cell.height).rounded())
      let bottom = Int((stop.frame.maxY / renderer.text.cell.height).rounded())
      rows[stop.mark] = top..<max(bottom, top + 1)
    }
    return rows
  }
}
