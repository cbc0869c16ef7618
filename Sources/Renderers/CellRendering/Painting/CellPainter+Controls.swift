import SwiftUICore

extension CellPainter {
  mutating func paint(
    _ control: ControlContent, _ id: ElementID, _ element: CommittedScreen.Element,
    in area: CellArea, _ context: Context
  ) {
    var context = context
    // A card is shown as a row is: letters on a ground of another colour are read more easily.
    let hasFocus = control.isFocused || focus?.element == id
    let isCard = hasFocus && focus != nil && area.height > 3 && !control.isField
    let isFocused = hasFocus && !isCard
    let isEdited = isFocused && control.isField && focus?.caret != nil
    if !control.isEnabled { context.style.attributes.insert(.dim) }
    if isEdited {
      context.style.attributes.insert(.bold)
    } else if isFocused {
      context.style.attributes.insert(.reversed)
    }
    let style = context.style
    switch control.kind {
    case .button(let button):
      if button.look == .prominent { context.style.attributes.insert(.bold) }
      if button.role == .destructive { context.style = self.style(in: .red, over: context.style) }
      if button.look.isFramed { paintBrackets(in: area, context.style) }
    case .toggle(let toggle): paint(toggle, in: area, &context.style)
    case .field(let field): paint(field, in: area, style, isEdited: isEdited)
    case .slider(let range): paint(range, in: area, style)
    case .stepper: put("[−] [+]", in: area, style)
    case .progress(let progress): paint(progress, in: area, style)
    case .option(let option): paint(option, in: area, &context.style)
    case .menu:
      let column = area.columns.upperBound - 1
      draw { $0.put("▾", width: 1, column: column, row: area.middleRow, style: style) }
    case .link(let url):
      context.style.attributes.insert(.underlined)
      draw { context.style.link = $0.number(of: url) }
    case .area: break
    }
    paintChildren(of: element, in: context)
    if isCard { paintFocus(on: area) }
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

extension ControlContent {
  fileprivate var isField: Bool {
    if case .field = kind { true } else { false }
  }
}
