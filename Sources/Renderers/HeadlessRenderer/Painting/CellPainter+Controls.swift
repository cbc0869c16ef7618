import SwiftUICore

extension CellPainter {
  mutating func paint(
    _ control: ControlContent, _ element: HeadlessScreen.Element, in area: CellArea,
    _ context: Context
  ) {
    var context = context
    if !control.isEnabled { context.style.attributes.insert(.dim) }
    if control.isFocused { context.style.attributes.insert(.reversed) }
    let style = context.style
    switch control.kind {
    case .button(let button):
      if button.look == .prominent { context.style.attributes.insert(.bold) }
      if button.role == .destructive { context.style = self.style(in: .red, over: context.style) }
      if button.look.isFramed { paintBrackets(in: area, context.style) }
    case .toggle(let toggle): paint(toggle, in: area, &context.style)
    case .field(let field): paint(field, in: area, style)
    case .slider(let range): paint(range, in: area, style)
    case .stepper: put("[−] [+]", in: area, style)
    case .progress(let progress): paint(progress, in: area, style)
    case .option(let option): paint(option, in: area, &context.style)
    case .menu:
      let column = area.columns.upperBound - 1
      draw { $0.put("▾", width: 1, column: column, row: area.middleRow, style: style) }
    case .link: context.style.attributes.insert(.underlined)
    case .area: break
    }
    paintChildren(of: element, in: context)
  }

  private mutating func put(_ string: String, in area: CellArea, _ style: CellStyle) {
    draw {
      $0.put(
        string, column: area.columns.lowerBound, row: area.middleRow, room: area.width,
        style: style)
    }
  }

  private mutating func paintBrackets(in area: CellArea, _ style: CellStyle) {
    guard area.width > 1 else { return }
    let (left, right, row) = (area.columns.lowerBound, area.columns.upperBound - 1, area.middleRow)
    draw {
      $0.put("[", width: 1, column: left, row: row, style: style)
      $0.put("]", width: 1, column: right, row: row, style: style)
    }
  }

  private mutating func paint(
    _ toggle: ToggleContent, in area: CellArea, _ style: inout CellStyle
  ) {
    if toggle.look == .button {
      if toggle.state == .on { style.attributes.formUnion([.bold, .reversed]) }
      return paintBrackets(in: area, style)
    }
    switch toggle.state {
    case .on: put("[x]", in: area, style)
    case .off: put("[ ]", in: area, style)
    case .mixed: put("[-]", in: area, style)
    }
  }

  private mutating func paint(
    _ option: OptionContent, in area: CellArea, _ style: inout CellStyle
  ) {
    switch option.look {
    case .segment:
      guard option.isSelected else { return }
      style.attributes.insert(.bold)
      paintBrackets(in: area, style)
    case .radio: put(option.isSelected ? "(•)" : "( )", in: area, style)
    case .check: put(option.isSelected ? "[x]" : "[ ]", in: area, style)
    case .menuItem: put(option.isSelected ? "✓" : " ", in: area, style)
    case .wheel: put(option.isSelected ? "▸" : " ", in: area, style)
    }
  }

  // MARK: - Fields

  private mutating func paint(_ field: FieldContent, in area: CellArea, _ style: CellStyle) {
    guard area.width > 2, !area.isEmpty else { return }
    if field.kind == .editor { return paintEditor(field, in: area, style) }
    let shown = field.text.isEmpty ? field.prompt : field.displayedText
    let textStyle = field.text.isEmpty ? style.adding(.dim) : style
    let (start, row) = (area.columns.lowerBound, area.middleRow)
    let room = area.width - 2
    draw { canvas in
      canvas.put("[", width: 1, column: start, row: row, style: style)
      var used = 0
      if field.kind == .search { used = canvas.put("⌕ ", column: start + 1, row: row, room: room) }
      used += canvas.put(
        shown, column: start + 1 + used, row: row, room: room - used, style: textStyle)
      for column in used..<max(room, used) {
        canvas.put("_", width: 1, column: start + 1 + column, row: row, style: style.adding(.dim))
      }
      canvas.put("]", width: 1, column: start + 1 + room, row: row, style: style)
    }
  }

  private mutating func paintEditor(_ field: FieldContent, in area: CellArea, _ style: CellStyle) {
    guard area.height > 2 else { return }
    paintBox(.square, around: area, style.adding(.dim))
    let content = TextContent(string: field.text.isEmpty ? field.prompt : field.text)
    let textStyle = field.text.isEmpty ? style.adding(.dim) : style
    paint(content, in: area.outset(columns: -1, rows: -1), textStyle)
  }

  // MARK: - Amounts

  private mutating func paint(_ range: RangeContent, in area: CellArea, _ style: CellStyle) {
    let length = range.bounds.upperBound - range.bounds.lowerBound
    let share = length > 0 ? (range.value - range.bounds.lowerBound) / length : 0
    let knob = Int((min(max(share, 0), 1) * Double(area.width - 1)).rounded())
    put(
      String(repeating: "━", count: knob) + "●"
        + String(repeating: "─", count: max(area.width - 1 - knob, 0)), in: area, style)
  }

  private mutating func paint(_ progress: ProgressContent, in area: CellArea, _ style: CellStyle) {
    if progress.look == .spinner { return put("…", in: area, style) }
    guard let fraction = progress.fraction.map({ min(max($0, 0), 1) }) else {
      return put(String(repeating: "░", count: area.width), in: area, style)
    }
    let percent = " \(Int((fraction * 100).rounded(.down)))%"
    let length = area.width >= 12 ? area.width - 5 : area.width
    let full = Int((fraction * Double(length)).rounded())
    put(
      String(repeating: "█", count: full) + String(repeating: "░", count: length - full)
        + (area.width >= 12 ? percent : ""), in: area, style)
  }
}

extension CellArea {
  var middleRow: Int { rows.lowerBound + max(height - 1, 0) / 2 }
}

extension FieldContent {
  /// The text as others may see it.
  fileprivate var displayedText: String {
    kind == .secure ? String(repeating: "•", count: text.count) : text
  }
}
