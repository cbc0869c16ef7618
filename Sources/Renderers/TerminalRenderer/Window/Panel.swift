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

  /// What comes of a key or of a pointer: what is chosen, if something is, and whether the panel
  /// stays.
  typealias Outcome = (action: (() -> Void)?, stays: Bool)

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

  // MARK: - Keys and pointer

  /// Takes a key, on a screen of a size.
  mutating func take(_ stroke: Keystroke, on size: (columns: Int, rows: Int)) -> Outcome {
    let page = max(room(on: size) - 1, 1)
    switch stroke.key {
    case .up, .character("k"): move(by: -1, on: size)
    case .down, .character("j"): move(by: 1, on: size)
    case .pageDown: move(by: page, on: size)
    case .pageUp: move(by: -page, on: size)
    case .character(" ") where selection == nil: move(by: page, on: size)
    case .character("b") where selection == nil: move(by: -page, on: size)
    case .home, .character("g"): move(by: -lines.count, on: size)
    case .end, .character("G"): move(by: lines.count, on: size)
    case .enter, .right, .character(" "), .character("l"):
      return (selection.flatMap { lines[$0].action }, false)
    default: return (nil, false)
    }
    return (nil, true)
  }

  /// Takes what a pointer did; one that is pressed elsewhere closes the panel.
  mutating func take(_ report: MouseReport, on size: (columns: Int, rows: Int)) -> Outcome {
    switch (report.button, report.phase) {
    case (.wheelUp, _): move(by: selection == nil ? -3 : -1, on: size)
    case (.wheelDown, _): move(by: selection == nil ? 3 : 1, on: size)
    case (nil, .moved):
      if let line = line(at: report, on: size), lines[line].action != nil { selection = line }
    case (_, .pressed):
      guard let line = line(at: report, on: size), let action = lines[line].action else {
        return (nil, false)
      }
      return (action, false)
    default: break
    }
    return (nil, true)
  }

  private mutating func move(by step: Int, on size: (columns: Int, rows: Int)) {
    let room = room(on: size)
    guard let selection else {
      top = min(max(top + step, 0), max(lines.count - room, 0))
      return
    }
    let target = min(max(selection + step, 0), lines.count - 1)
    guard lines[target].action != nil else { return }
    self.selection = target
    top = min(max(top, target - room + 1), target)
  }

  // MARK: - Places

  /// How many lines it shows at once.
  private func room(on size: (columns: Int, rows: Int)) -> Int { max(area(on: size).height - 2, 1) }

  private var leftWidth: Int {
    lines.map { $0.isHeading ? 0 : CellText.columns(of: $0.left) }.max() ?? 0
  }

  /// The cells that it covers.
  private func area(on size: (columns: Int, rows: Int)) -> CellArea {
    let right = lines.map { CellText.columns(of: $0.right) }.max() ?? 0
    let width = min(
      max(leftWidth + right + 6, CellText.columns(of: title) + 6), size.columns)
    let height = min(lines.count + 2, size.rows)
    let (column, row) = ((size.columns - width) / 2, (size.rows - height) / 2)
    return CellArea(columns: column..<column + width, rows: row..<row + height)
  }

  private func line(at report: MouseReport, on size: (columns: Int, rows: Int)) -> Int? {
    let area = area(on: size)
    let line = top + report.row - area.rows.lowerBound - 1
    guard area.columns.contains(report.column), lines.indices.contains(line),
      report.row > area.rows.lowerBound, report.row < area.rows.upperBound - 1
    else { return nil }
    return line
  }

  // MARK: - Drawing

  func put(on canvas: inout CellCanvas, colors: WindowColors) {
    let area = area(on: (canvas.columns, canvas.rows))
    canvas.erase(area)
    canvas.putBox(.round, around: area, .plain)
    let (column, width) = (area.columns.lowerBound, area.width)
    canvas.put(
      " \(title) ", column: column + 2, row: area.rows.lowerBound, room: width - 4,
      style: CellStyle(.bold))
    let shown = lines.dropFirst(top).prefix(max(area.height - 2, 0))
    for (offset, line) in shown.enumerated() {
      put(
        line, isSelected: selection == top + offset, row: area.rows.lowerBound + 1 + offset,
        in: area, on: &canvas)
    }
    // More lies beyond.
    let edge = area.columns.upperBound - 3
    if top > 0 {
      canvas.put("▲", column: edge, row: area.rows.lowerBound, room: 1, style: .plain)
    }
    if top + shown.count < lines.count {
      canvas.put("▼", column: edge, row: area.rows.upperBound - 1, room: 1, style: .plain)
    }
  }

  private func put(
    _ line: Line, isSelected: Bool, row: Int, in area: CellArea, on canvas: inout CellCanvas
  ) {
    let style = isSelected ? CellStyle(.reversed) : line.isHeading ? CellStyle(.dim) : .plain
    let (column, width, left) = (area.columns.lowerBound, area.width, leftWidth)
    canvas.fill(
      CellArea(columns: column + 1..<column + width - 1, rows: row..<row + 1), style: style)
    canvas.put(
      line.left, column: column + 2, row: row, room: width - 4,
      style: line.isHeading ? style : style.adding(.bold))
    canvas.put(
      line.right, column: column + 4 + left, row: row, room: max(width - left - 6, 0),
      style: style)
  }
}
