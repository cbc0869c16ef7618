extension CellCanvas {
  /// The rows as lines without looks, blanks at their ends left out.
  package var plainText: String {
    var text = ""
    for row in 0..<rows {
      let line = (0..<columns).reduce(into: "") { $0 += self[$1, row].text }
      text += line.droppingTrailingBlanks + "\n"
    }
    return text
  }

  /// The rows as lines whose looks are told by escape sequences.
  ///
  /// - Parameter depth: The colours that there are.
  /// - Returns: The lines, each with a line feed at its end.
  package func ansiText(in depth: ColorDepth) -> String {
    var text = ""
    for row in 0..<rows {
      var current = CellStyle.plain
      for column in 0..<lengthInUse(of: row) {
        let cell = self[column, row]
        if cell.style != current {
          text += cell.style.escapeSequence(in: depth)
          current = cell.style
        }
        text += cell.text
      }
      text += current == .plain ? "\n" : "\u{1B}[0m\n"
    }
    return text
  }

  /// How many cells of a row there are up to the last that isn't blank.
  private func lengthInUse(of row: Int) -> Int {
    let isBlank = { (cell: Cell) in
      cell.text == " " && cell.style.background == nil
        && cell.style.attributes.isDisjoint(with: [.underlined, .reversed])
    }
    return (0..<columns).last { !isBlank(self[$0, row]) }.map { $0 + 1 } ?? 0
  }
}

extension String {
  fileprivate var droppingTrailingBlanks: String {
    var bytes = self[...].utf8
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
