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
    for hint in hints(room: end - column) {
      column += canvas.put(hint.key, column: column, row: row, room: end, style: colors.barKey) + 1
      column += canvas.put(hint.meaning, column: column, row: row, room: end, style: colors.bar) + 2
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

  /// A key, and what it does.
  private struct Hint {
    let key: String
    let meaning: String
    /// Those that matter most are left out last.
    let rank: Int

    var width: Int { CellText.columns(of: key) + 1 + CellText.columns(of: meaning) }
  }

  /// The hints for which there is room.
  private func hints(room: Int) -> [Hint] {
    let all = allHints
    var (left, chosen) = (room, Set<Int>())
    for (index, hint) in all.enumerated().sorted(by: {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }) where hint.width + (chosen.isEmpty ? 0 : 2) <= left {
      left -= hint.width + (chosen.isEmpty ? 0 : 2)
      chosen.insert(index)
    }
    return all.indices.filter(chosen.contains).map { all[$0] }
  }

  private var allHints: [Hint] {
    let words = window.words
    func hints(_ pairs: [(String, String)], rank: Int) -> [Hint] {
      pairs.map { Hint(key: $0.0, meaning: $0.1, rank: rank) }
    }
    if let panel = window.panel, !panel.isChoice { return hints([("Esc", words.close)], rank: 0) }
    let layer = [("↑↓", words.choose), (words.enter, words.confirm), ("Esc", words.close)]
    if window.panel != nil { return hints(layer, rank: 0) }
    if window.editor != nil {
      return hints(
        [(words.enter, words.confirm), ("Tab", words.buttons), ("Esc", words.cancel)], rank: 0)
    }
    let own = window.tools.filter { $0.stop.pane == window.cursor.pane && $0.key != "Esc" }
    let tools = hints(own.map { ($0.key, $0.name) }, rank: 2)
    if window.map.front != nil { return hints(layer, rank: 0) + tools }
    let leave = ("q", window.canGoBack ? words.back : words.quit)
    let last = hints([("/", words.search)], rank: 1) + hints([("?", words.help), leave], rank: 0)
    if window.map.isReader(window.cursor.pane) {
      return hints([(words.space, words.page), ("n", words.next)], rank: 0)
        + hints([("←", words.back)], rank: 1) + hints([("Tab", words.buttons)], rank: 3) + tools
        + last
    }
    let move = [
      ("↑↓", words.choose), ("→", words.open), ("←", words.back),
    ]
    let page = (words.space, window.tellsUnread ? words.nextUnread : words.page)
    return hints(move, rank: 1) + hints([page], rank: 0) + tools + last
  }
}
