import SwiftUICore

/// A text as cells see it: units of one or two cells, in paragraphs.
///
/// What no cell can show is left out: controls, and marks that turn the direction of writing.
struct CellString {
  /// The UTF-8 of all units, one after the other.
  let bytes: ContiguousArray<UInt8>
  let units: ContiguousArray<CellUnit>
  /// The units between line ends; at least one paragraph, which may be empty.
  let paragraphs: ContiguousArray<Range<Int>>

  init(_ runs: [TextRun]) {
    var reader = CellStringReader()
    for (index, run) in runs.enumerated() {
      reader.run = UInt16(clamping: index)
      let string = run.image.map(\.characters) ?? run.string
      for scalar in string.unicodeScalars { reader.take(scalar) }
    }
    reader.endParagraph()
    bytes = reader.bytes
    units = reader.units
    paragraphs = reader.paragraphs
  }

  /// Takes a string without looks.
  init(_ string: String) { self.init([TextRun(string)]) }

  /// The characters of a unit.
  func text(of unit: CellUnit) -> String {
    String(decoding: bytes[Int(unit.start)..<Int(unit.end)], as: UTF8.self)
  }

  /// How many cells units take.
  func width(of range: Range<Int>) -> Int {
    units[range].reduce(0) { $0 + Int($1.width) }
  }
}

extension ImageContent {
  /// What stands for the picture in a line of text.
  fileprivate var characters: String {
    if case .symbol(let name) = source { return SymbolTable.characters(for: name) }
    return label.map { "[\($0)]" } ?? "▧"
  }
}
