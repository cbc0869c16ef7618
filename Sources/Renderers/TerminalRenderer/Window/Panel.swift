import CellRendering
import SwiftUICore

/// Something that the renderer itself shows in front of the views.
@MainActor struct Panel {
  /// A line of it.
  struct Line {
    let left: String
    let right: String
    /// What choosing it does; `nil` for one that only tells.
    var action: (() -> Void)?
    var isHeading = false
  }

  let title: String
  let lines: [Line]
  private var selection: Int?
  private var top = 0

  /// Whether something in it can be chosen.
  var isChoice: Bool { selection != nil }

  init(title: String, lines: [Line]) {
    self.title = title
    self.lines = lines
    selection = lines.firstIndex { $0.action != nil }
  }

  /// Takes a key.
  ///
  /// - Returns: What is chosen, if something is, and whether the panel stays.
  mutating func take(_ stroke: Keystroke) -> (action: (() -> Void)?, stays: Bool) {
    switch stroke.key {
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"): move(by: 1)
    case .pageDown,
      .character(" ") where selection == nil:
      move(by: 10)
    case .pageUp: move(by: -10)
    case .enter, .right, .character(" "):
      return (selection.flatMap { lines[$0].action }, false)
    default: return (nil, false)
    }
    return (nil, true)
  }

  private mutating func move(by step: Int) {
    guard let selection else {
      top = min(max(top + step, 0), max(lines.count - 1, 0))
      return
    }
    let target = selection + step.signum()
    if lines.indices.contains(target), lines[target].action != nil { self.selection = target }
  }

  func put(on canvas: inout CellCanvas, colors: WindowColors) {
    let left = lines.map { $0.isHeading ? 0 : CellText.columns(of: $0.left) }.max() ?? 0
    let right = lines.map { CellText.columns(of: $0.right) }.max() ?? 0
    let width = min(max(left + right + 6, CellText.columns(of: title) + 6), canvas.columns)
    let height = min(lines.count + 2, canvas.rows)
    let (column, row) = ((canvas.columns - width) / 2, (canvas.rows - height) / 2)
    let area = CellArea(columns: column..<column + width, rows: row..<row + height)
    canvas.erase(area)
    canvas.putBox(.round, around: area, .plain)
    canvas.put(
      " \(title) ", column: column + 2, row: row, room: width - 4, style: CellStyle(.bold))
    let first = min(top, max(lines.count - (height - 2), 0))
    for (offset, line) in lines.dropFirst(first).prefix(height - 2).enumerated() {
      let isSelected = selection == first + offset
      let style = isSelected ? CellStyle(.reversed) : line.isHeading ? CellStyle(.dim) : .plain
      let place = row + 1 + offset
      canvas.fill(
        CellArea(columns: column + 1..<column + width - 1, rows: place..<place + 1), style: style)
      canvas.put(
        line.left, column: column + 2, row: place, room: width - 4,
        style: line.isHeading ? style : style.adding(.bold))
      canvas.put(
        line.right, column: column + 4 + left, row: place, room: max(width - left - 6, 0),
        style: style)
    }
  }
}
