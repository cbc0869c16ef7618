import CellRendering

/// A terminal as far as pictures need one: it shows what is written to it in cells.
///
/// It draws what isn't surely drawn in one cell, as the poorest terminal does, and leaves the cursor
/// behind that.
package struct TestTerminal: Sendable {
  /// What is in the cells of each row; nothing in the second of a wide character.
  package private(set) var rows: [[String]]
  /// The sequences that say how they look.
  package private(set) var looks: [[String]]
  /// Where the cursor is.
  package private(set) var column = 0
  package private(set) var row = 0
  package private(set) var showsCursor = false
  /// What was written that it doesn't know.
  package private(set) var unknown: [String] = []
  private var look = "[0m"
  /// The beginning of something longer.
  private var pending: [UInt8] = []
  private let columns: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: "?", count: columns), count: rows)
    looks = Array(repeating: Array(repeating: "?", count: columns), count: rows)
  }

  /// The rows as lines.
  package var text: String { rows.map { $0.joined() }.joined(separator: "\n") }

  /// Whether one of some lines shows the sign of the row that the keyboard is at: at the edge, or
  /// behind the line between two columns.
  package static func showsChosenRow(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasPrefix(">") || $0.contains("│>") }
  }

  /// Takes what is written to it, in any pieces.
  package mutating func take(_ bytes: [UInt8]) {
    let (text, cut) = Self.decode(pending + bytes)
    var rest = text[...]
    while let scalar = rest.first {
      let before = rest
      rest.removeFirst()
      guard scalar == "\u{1B}" else {
        put(scalar)
        continue
      }
      guard takeSequence(&rest) else {
        pending = Array(String(String.UnicodeScalarView(before)).utf8) + cut
        return
      }
    }
    pending = cut
  }

  /// The characters of bytes, and the beginning of one that isn't whole yet.
  private static func decode(_ bytes: [UInt8]) -> ([Unicode.Scalar], [UInt8]) {
    var end = bytes.count
    for length in 1...3 where bytes.count >= length {
      let byte = bytes[bytes.count - length]
      guard byte & 0xC0 != 0x80 else { continue }
      let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if whole > length { end = bytes.count - length }
      break
    }
    return (
      Array(String(decoding: bytes[..<end], as: UTF8.self).unicodeScalars), Array(bytes[end...])
    )
  }

  /// - Returns: Whether the sequence is whole.
  private mutating func takeSequence(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    switch rest.popFirst() {
    case nil: return false
    case "[": return takeControl(&rest)
    case "]", "P", "_":
      rest = rest.drop { $0 != "\u{1B}" }
      guard rest.count >= 2 else { return false }
      rest = rest.dropFirst(2)
    case "\\": break
    case let other?: unknown.append("ESC \(other)")
    }
    return true
  }

  private mutating func takeControl(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    let parameters = rest.prefix { !$0.properties.isAlphabetic }
    rest = rest.dropFirst(parameters.count)
    guard let final = rest.popFirst() else { return false }
    let words = String(String.UnicodeScalarView(parameters))
    let numbers = words.split(separator: ";").map { Int($0) ?? 0 }
    switch (final, words) {
    case ("H", _):
      row = (numbers.first ?? 1) - 1
      column = (numbers.count > 1 ? numbers[1] : 1) - 1
    case ("G", _): column = (numbers.first ?? 1) - 1
    case ("K", ""): for column in column..<columns { set(" ", column) }
    case ("J", ""):
      for column in column..<columns { set(" ", column) }
      for row in rows.indices.dropFirst(row + 1) { erase(row) }
    case ("m", _): look = "[\(words)m"
    case ("h", "?25"): showsCursor = true
    case ("l", "?25"): showsCursor = false
    case ("h", "?2026"), ("l", "?2026"): break
    default: unknown.append("CSI \(words)\(final)")
    }
    return true
  }

  private mutating func erase(_ row: Int) {
    rows[row] = Array(repeating: " ", count: columns)
    looks[row] = Array(repeating: "[0m", count: columns)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = CellWidth(of: scalar)
    guard width != .dropped else { return }
    guard width != .joined else {
      // Joined to what was written last, wherever that is.
      let last = max(column - 1, 0)
      let place = rows[row][last].isEmpty ? max(last - 1, 0) : last
      rows[row][place].unicodeScalars.append(scalar)
      return
    }
    let isWide = width == .wide && scalar.value < 0x1F000
    breakWide(column)
    set(String(scalar), column)
    if isWide, column + 1 < columns {
      breakWide(column + 1)
      set("", column + 1)
    }
    column = min(column + (isWide ? 2 : 1), columns - 1)
  }

  private mutating func set(_ text: String, _ column: Int) {
    rows[row][column] = text
    looks[row][column] = look
  }

  /// What is put over one half of a wide character blanks the other.
  private mutating func breakWide(_ column: Int) {
    if rows[row][column].isEmpty, column > 0 { rows[row][column - 1] = " " }
    if column + 1 < columns, rows[row][column + 1].isEmpty { rows[row][column + 1] = " " }
  }
}
