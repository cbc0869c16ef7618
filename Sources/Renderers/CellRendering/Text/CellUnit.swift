/// What is drawn into one cell, or into two: a character with what is joined to it.
struct CellUnit: Equatable {
  /// Where its UTF-8 lies in the text's bytes.
  var start: UInt32
  var end: UInt32
  /// The run of the text that it belongs to.
  var run: UInt16
  /// How many cells it takes: 1 or 2.
  var width: UInt8
  var flags: Flags

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// Whether a line may end before it.
    static let mayBreakBefore = Flags(rawValue: 1)
    /// Whether it is left out at the end of a line.
    static let isSpace = Flags(rawValue: 2)
  }

  var isSpace: Bool { flags.contains(.isSpace) }
  var mayBreakBefore: Bool { flags.contains(.mayBreakBefore) }
}
