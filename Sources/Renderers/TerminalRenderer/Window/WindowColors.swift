import CellRendering
import SwiftUICore

/// How the window's own parts look in the colours that the terminal has.
package struct WindowColors: Sendable {
  private let depth: ColorDepth

  init(depth: ColorDepth) { self.depth = depth }

  /// The row that the keyboard is at.
  func chosenRow(in scheme: ColorScheme) -> CellStyle {
    guard depth >= .palette else { return CellStyle(.reversed) }
    return scheme == .dark
      ? CellStyle(background: CellColor(red: 0, green: 55, blue: 105))
      : CellStyle(background: CellColor(red: 205, green: 228, blue: 255))
  }

  /// What is under a pointer that could be pressed.
  func pointed(in scheme: ColorScheme) -> CellStyle {
    guard depth >= .palette else { return CellStyle(.underlined) }
    return scheme == .dark
      ? CellStyle(background: CellColor(red: 48, green: 48, blue: 56))
      : CellStyle(background: CellColor(red: 234, green: 234, blue: 240))
  }

  /// The line at the bottom.
  var bar: CellStyle {
    guard depth > .none else { return CellStyle(.reversed) }
    return CellStyle(
      foreground: CellColor(red: 235, green: 240, blue: 250),
      background: CellColor(red: 0, green: 62, blue: 128))
  }

  /// The keys in that line.
  var barKey: CellStyle {
    guard depth > .none else { return CellStyle([.reversed, .bold]) }
    return CellStyle(
      foreground: CellColor(red: 255, green: 220, blue: 110), background: bar.background, .bold)
  }
}
