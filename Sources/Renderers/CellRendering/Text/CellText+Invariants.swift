extension CellText.Lines {
  /// Looks for a line that isn't as lines are promised to be.
  ///
  /// - Parameter limit: The columns that there were.
  /// - Returns: What is wrong, or `nil`.
  package func brokenPromise(columns limit: Int?) -> String? {
    if lines.isEmpty { return "there is no line" }
    for line in lines {
      let units = Array(string.units[line.head]) + Array(string.units[line.tail])
      let width = units.reduce(line.hasEllipsis ? 1 : 0) { $0 + Int($1.width) }
      if width != line.width { return "a line of \(width) cells claims to be \(line.width)" }
      // A character of two cells is shown in one column too, and an ellipsis in none.
      if let limit, width > max(limit, 2) { return "a line of \(width) cells is in \(limit)" }
      if units.contains(where: { $0.width == 0 || $0.width > 2 }) { return "a unit has no width" }
    }
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A..<0x202F).contains(scalar.value) || (0x2066..<0x206A).contains(scalar.value)
    }
    let text = lines.map { self.text(of: $0) }.joined()
    return text.unicodeScalars.contains(where: isControl) ? "a control is shown" : nil
  }
}
