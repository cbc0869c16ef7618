import Foundation
import SwiftUICore

extension CellPainter {
  mutating func paint(
    _ region: RegionContent, _ id: ElementID, _ element: CommittedScreen.Element,
    in area: CellArea, _ context: Context
  ) {
    var context = context
    let isFocused = focus?.element == id
    switch region {
    case .bar(let bar): paint(bar, in: area, context.style)
    case .row(let row): paint(row, in: area, context.style)
    case .split: context.firstColumn = area.columns.lowerBound
    case .column:
      paintChildren(of: element, in: context)
      return paintEdge(of: area, context)
    case .tabBar(let look): context.tabs = look
    case .tab(let tab): paint(tab, in: area, &context)
    case .sectionHeader: return paintHeader(element, in: area, context)
    case .sectionFooter: context.style.attributes.insert(.dim)
    case .sheet(let sheet):
      if !sheet.coversWindow { dimWindow() }
      paintLayer(in: area, context.style)
    case .dialog:
      dimWindow()
      paintLayer(in: area, context.style)
    case .menu, .popover: paintLayer(in: area, context.style)
    case .disclosure(let isExpanded):
      draw {
        $0.put(
          isExpanded ? "▾" : "▸", width: 1, column: area.columns.lowerBound,
          row: area.rows.lowerBound, style: context.style)
      }
    default: break
    }
    if isFocused, !region.isRow { context.style.attributes.insert(.reversed) }
    paintChildren(of: element, in: context)
    if case .menu = region { joinSeparators(in: area, context.style) }
    guard region.isRow else { return }
    if isFocused {
      paintFocus(on: area)
    } else if focus?.left.contains(id) ?? false {
      paintMark(on: area, context.style.adding(.dim))
    }
  }

  /// Draws the line between a column and the one before it.
  private mutating func paintEdge(of area: CellArea, _ context: Context) {
    let start = area.columns.lowerBound
    guard start > context.firstColumn else { return }
    for row in area.rows { paintGap(column: start - 1, row: row, context.style.adding(.dim)) }
  }

  // MARK: - Bars

  /// Draws the line below a bar at the top; what stands in it are elements of their own.
  private mutating func paint(_ bar: BarContent, in area: CellArea, _ style: CellStyle) {
    guard bar.kind == .navigation, area.height > 1 else { return }
    let line = CellArea(
      columns: area.columns, rows: area.rows.upperBound - 1..<area.rows.upperBound)
    paintLine(along: .horizontal, in: line, style.adding(.dim))
    joinEnds(of: line, style.adding(.dim))
  }

  /// Joins lines across a menu to its frame.
  private mutating func joinSeparators(in area: CellArea, _ style: CellStyle) {
    guard let first = area.columns.first, let last = area.columns.last else { return }
    for row in area.rows where canvas.area.rows.contains(row) {
      guard canvas.area.columns.contains(first), canvas.area.columns.contains(last),
        canvas[first, row].text == "─", canvas[last, row].text == "─"
      else { continue }
      draw {
        $0.put("├", width: 1, column: first - 1, row: row, style: style)
        $0.put("┤", width: 1, column: last + 1, row: row, style: style)
      }
    }
  }

  /// Joins a line to those between columns, and to frames, that are there already at its ends.
  mutating func joinEnds(of line: CellArea, _ style: CellStyle) {
    for row in line.rows {
      for column in [line.columns.lowerBound - 1, line.columns.upperBound]
      where canvas.area.columns.contains(column) && canvas.area.rows.contains(row) {
        guard ["│", "├", "┤"].contains(canvas[column, row].text) else { continue }
        paintGap(column: column, row: row, style)
      }
    }
  }

  /// Sets the selected tab off, in the space between tabs.
  private mutating func paint(
    _ tab: TabItemContent, in area: CellArea, _ context: inout Context
  ) {
    guard tab.isSelected else { return }
    context.style.attributes.insert(.bold)
    let (style, row) = (context.style, area.middleRow)
    let (before, after) = (area.columns.lowerBound - 1, area.columns.upperBound)
    switch context.tabs {
    case .bottomBar, .topBar:
      draw {
        $0.put("[", width: 1, column: before, row: row, style: style)
        $0.put("]", width: 1, column: after, row: row, style: style)
      }
    case .sidebar: draw { $0.put("◂", width: 1, column: after + 1, row: row, style: style) }
    case .pages: break
    }
  }

  /// Draws one cell of a line between columns, joined to the lines that meet it.
  mutating func paintGap(column: Int, row: Int, _ style: CellStyle) {
    func isLine(_ column: Int) -> Bool {
      canvas.area.columns.contains(column) && canvas.area.rows.contains(row)
        && canvas[column, row].text == "─"
    }
    let look =
      switch (isLine(column - 1), isLine(column + 1)) {
      case (false, false): "│"
      case (true, false): "┤"
      case (false, true): "├"
      case (true, true): "┼"
      }
    draw { $0.put(look, width: 1, column: column, row: row, style: style) }
  }

  // MARK: - Lists

  /// Draws a header with a line behind its words.
  private mutating func paintHeader(
    _ element: CommittedScreen.Element, in area: CellArea, _ context: Context
  ) {
    var context = context
    context.style.attributes.insert(.bold)
    paintChildren(of: element, in: context)
    guard area.height == 1, let row = area.rows.first else { return }
    let columns = area.columns.clamped(to: canvas.area.columns)
    guard canvas.area.rows.contains(row),
      let last = columns.last(where: { canvas[$0, row].text != " " })
    else { return }
    let start = min(last + 2, area.columns.upperBound)
    let line = CellArea(
      columns: start..<max(area.columns.upperBound - 2, start), rows: area.rows)
    paintLine(along: .horizontal, in: line, CellStyle(.dim))
  }

  private mutating func paint(_ row: RowContent, in area: CellArea, _ style: CellStyle) {
    guard area.width > 2 else { return }
    if row.isSelected {
      draw {
        $0.put(
          "▸", width: 1, column: area.columns.lowerBound, row: area.rows.lowerBound,
          style: style.adding(.bold))
      }
    }
  }

  // MARK: - Layers

  /// Lets what is behind step back.
  private mutating func dimWindow() {
    draw { $0.restyle($0.area) { $0.attributes = [.dim] } }
  }

  /// Clears the place of something in front, with a frame around it.
  private mutating func paintLayer(in area: CellArea, _ style: CellStyle) {
    let box = area.outset(columns: 1, rows: 1)
    draw { $0.erase(box) }
    paintBox(.round, around: box, style)
  }
}

extension RegionContent {
  fileprivate var isRow: Bool {
    if case .row = self { true } else { false }
  }
}
