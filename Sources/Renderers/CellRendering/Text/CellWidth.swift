/// How a character takes part in a line of a terminal.
package enum CellWidth: UInt32, Sendable {
  /// Not at all: it is a control, or steers what cells don't have.
  case dropped = 0
  /// In one cell.
  case narrow = 1
  /// In two cells.
  case wide = 2
  /// Drawn into the cell of the character before it.
  case joined = 3

  /// Finds out about a character; tabs and line ends are among those that are dropped.
  ///
  /// - Complexity: O(log n) in the size of the table; constant for ASCII and ideographs.
  package init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F: self = .narrow
    case 0x3400..<0x4DC0, 0x4E00..<0xA48D, 0xAC00..<0xD7A4, 0xFF01..<0xFF61: self = .wide
    default: self = Self.find(scalar.value)
    }
  }

  private static func find(_ code: UInt32) -> CellWidth {
    CellWidthTable.starts.withUnsafeBufferPointer { starts in
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] >> 2 <= code { low = middle } else { high = middle }
      }
      return CellWidth(rawValue: starts[low] & 3) ?? .narrow
    }
  }
}
