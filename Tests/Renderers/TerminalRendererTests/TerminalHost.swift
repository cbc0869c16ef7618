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

  init(_ view: some View, columns: Int = 40, rows: Int = 20) {
    window = TerminalWindow(
      columns: columns, rows: rows, words: TerminalWords(language: "en"))
    graph = ViewGraph(renderer: window.renderer)
    graph.size = window.contentSize
    graph.show(WindowRoot { view })
    window.pictures.onChange = { [weak window] in window?.redraw() }
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

  /// What is shown, in lines.
  var text: String { window.picture().canvas.plainText }
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  func line(with text: String) -> String? { lines.first { $0.contains(text) } }
}
