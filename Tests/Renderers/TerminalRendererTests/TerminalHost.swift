import CellRendering
import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer

/// Shows a view in a window of cells that no terminal shows.
@MainActor final class TerminalHost {
  let window: TerminalWindow
  private let graph: ViewGraph
  /// What the window has asked for.
  private(set) var log: [String] = []

  /// The rows that were to be drawn anew because of pictures.
  private(set) var pictureRows: [CellDamage] = []

  init(_ view: some View, columns: Int = 40, rows: Int = 20) {
    window = TerminalWindow(
      columns: columns, rows: rows, words: TerminalWords(language: "en"))
    graph = ViewGraph(renderer: window.renderer)
    graph.size = window.contentSize
    graph.show(WindowRoot { view })
    window.pictures.onChange = { [weak self] in
      self?.pictureRows.append($0)
      self?.window.redraw($0)
    }
    window.pictures.onCellChange = { [weak window] in window?.take(cellRatio: $0) }
    window.onFocus = { [weak self] in self?.log.append("focus \($0)") }
    window.onQuit = { [weak self] in self?.log.append("quit") }
    window.onCopy = { [weak self] in self?.log.append("copy \($0)") }
    window.onBell = { [weak self] in self?.log.append("bell") }
    window.show(graph)
  }

  isolated deinit { graph.close() }

  func press(_ keys: Keystroke.Key...) {
    for key in keys { window.take(.key(Keystroke(key))) }
  }

  func type(_ text: String) {
    for character in text { window.take(.key(Keystroke(.character(character)))) }
  }

  func click(column: Int, row: Int) {
    for phase in [MouseReport.Phase.pressed, .released] {
      window.take(
        .mouse(
          MouseReport(button: .left, phase: phase, column: column, row: row, modifiers: [])))
    }
  }

  /// Moves the pointer without pressing it.
  func point(column: Int, row: Int) {
    window.take(.mouse(MouseReport(button: nil, phase: .moved, column: column, row: row)))
  }

  func wheel(_ button: MouseReport.Button, column: Int, row: Int) {
    window.take(.mouse(MouseReport(button: button, phase: .pressed, column: column, row: row)))
  }

  /// What is shown, in lines.
  var text: String { window.picture().canvas.plainText }
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  func line(with text: String) -> String? { lines.first { $0.contains(text) } }
}
