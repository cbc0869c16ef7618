import CellRendering
import Foundation
import SwiftUICore

/// The line at the bottom: what keys do here, and how far one has read.
@MainActor struct HintBar {
  private let window: TerminalWindow

  init(_ window: TerminalWindow) { self.window = window }

  func put(on canvas: inout CellCanvas, row: Int) {
    let colors = window.colors
    let area = CellArea(columns: 0..<canvas.columns, rows: row..<row + 1)
    canvas.erase(area)
    canvas.fill(area, style: colors.bar)
    let end = canvas.columns - place(on: &canvas, row: row)
    if let note = window.note {
      canvas.put(note, column: 1, row: row, room: max(end - 2, 0), style: colors.bar)
      return
    }
    var column = 1
    for (key, meaning) in hints {
      let length = CellText.columns(of: key) + 1 + CellText.columns(of: meaning)
      guard column + length < end else { continue }
      column += canvas.put(key, column: column, row: row, room: end, style: colors.barKey) + 1
      column += canvas.put(meaning, column: column, row: row, room: end, style: colors.bar) + 2
    }
  }

  /// Puts how far one has read at the right end.
  ///
  /// - Returns: How many cells that takes.
  private func place(on canvas: inout CellCanvas, row: Int) -> Int {
    guard let scroll = window.mainScroll, scroll.room(along: .vertical) > 0 else { return 1 }
    let seen = (scroll.content.offset.y + scroll.frame.height) / scroll.content.contentSize.height
    let text =
      scroll.isAtEnd ? window.words.wholeText : "\(min(Int((seen * 100).rounded(.down)), 99))%"
    let width = CellText.columns(of: text)
    canvas.put(
      text, column: canvas.columns - width - 1, row: row, room: width, style: window.colors.barKey)
    return width + 2
  }

  private var hints: [(String, String)] {
    let words = window.words
    if let panel = window.panel, !panel.isChoice { return [("Esc", words.close)] }
    if window.panel != nil {
      return [("↑↓", words.choose), (words.enter, words.confirm), ("Esc", words.close)]
    }
    if window.editor != nil {
      return [(words.enter, words.confirm), ("Tab", words.buttons), ("Esc", words.cancel)]
    }
    if window.map.front != nil {
      return [("↑↓", words.choose), (words.enter, words.confirm), ("Esc", words.close)]
    }
    let last = [
      ("/", words.search), ("?", words.help), ("q", window.canGoBack ? words.back : words.quit),
    ]
    if window.map.isReader(window.cursor.pane) {
      return [
        (words.space, words.page), ("n", words.next), ("←", words.back), ("Tab", words.buttons),
      ]
        + last
    }
    return [
      ("↑↓", words.choose), ("→", words.open), ("←", words.back),
      (words.space, window.tellsUnread ? words.nextUnread : words.page),
    ]
      + last
  }
}
