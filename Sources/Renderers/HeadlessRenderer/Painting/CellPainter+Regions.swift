import SwiftUICore

extension CellPainter {
  mutating func paint(
    _ region: RegionContent, _ id: ElementID, _ element: HeadlessScreen.Element,
    in area: CellArea, _ context: Context
  ) {
    var context = context
    switch region {
    case .bar(let bar): return paint(bar, element, in: area, context)
    case .row(let row): paint(row, in: area, context.style)
    case .tab(let tab): paint(tab, element, in: area, &context.style)
    case .sectionHeader: context.style.attributes.insert(.bold)
    case .sectionFooter: context.style.attributes.insert(.dim)
    case .sheet(let sheet):
      if !sheet.coversWindow { dimWindow() }
      paintLayer(in: area, context.style)
    case .dialog(let dialog): return paint(dialog, element, in: area, context)
    case .menu, .popover: paintLayer(in: area, context.style)
    case .disclosure(let isExpanded):
      draw {
        $0.put(
          isExpanded ? "▾" : "▸", width: 1, column: area.columns.lowerBound,
          row: area.rows.lowerBound, style: context.style)
      }
    default: break
    }
    paintChildren(of: element, in: context)
  }

  // MARK: - Bars

  private mutating func paint(
    _ bar: BarContent, _ element: HeadlessScreen.Element, in area: CellArea, _ context: Context
  ) {
    guard !area.isEmpty else { return }
    let bold = context.style.adding(.bold)
    var start = area.columns.lowerBound
    let row = area.rows.lowerBound
    if bar.canGoBack, !shows(bar.backTitle, in: element) {
      let title = "‹ \(bar.backTitle)"
      draw { start += $0.put(title, column: start, row: row, room: area.width) + 2 }
    }
    if !bar.title.isEmpty, !shows(bar.title, in: element) {
      let room = area.columns.upperBound - start
      draw { $0.put(bar.title, column: start, row: row, room: room, style: bold) }
    }
    if bar.kind == .navigation, area.height > 1 {
      let line = CellArea(
        columns: area.columns, rows: area.rows.upperBound - 1..<area.rows.upperBound)
      paintLine(along: .horizontal, in: line, context.style.adding(.dim))
    }
    paintChildren(of: element, in: context)
  }

  private mutating func paint(
    _ tab: TabItemContent, _ element: HeadlessScreen.Element, in area: CellArea,
    _ style: inout CellStyle
  ) {
    let (left, right, row) = (area.columns.lowerBound, area.columns.upperBound - 1, area.middleRow)
    if tab.isSelected {
      style.attributes.insert(.bold)
      let style = style
      draw {
        $0.put("[", width: 1, column: left, row: row, style: style)
        $0.put("]", width: 1, column: right, row: row, style: style)
      }
    }
    guard !tab.title.isEmpty, !shows(tab.title, in: element) else { return }
    let title = style
    draw { $0.put(tab.title, column: left + 1, row: row, room: right - left - 1, style: title) }
  }

  private mutating func paint(_ row: RowContent, in area: CellArea, _ style: CellStyle) {
    guard area.width > 2 else { return }
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    if row.isSelected {
      draw {
        $0.put("▸", width: 1, column: left, row: area.rows.lowerBound, style: style.adding(.bold))
      }
    }
    if row.leadsOn {
      draw { $0.put("›", width: 1, column: right, row: area.middleRow, style: style.adding(.dim)) }
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

  private mutating func paint(
    _ dialog: DialogContent, _ element: HeadlessScreen.Element, in area: CellArea,
    _ context: Context
  ) {
    dimWindow()
    paintLayer(in: area, context.style)
    paintChildren(of: element, in: context)
  }
}
