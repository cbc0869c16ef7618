/// Makes units of a text's scalars, one after the other.
struct CellStringReader {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var units: ContiguousArray<CellUnit> = []
  private(set) var paragraphs: ContiguousArray<Range<Int>> = []
  /// The run that the scalars belong to.
  var run: UInt16 = 0
  private var paragraphStart = 0
  /// How many cells the paragraph takes so far.
  private var column = 0
  private var last = Last()

  /// The unit before, as far as it decides about the next scalar.
  private struct Last {
    var base: Unicode.Scalar = " "
    var breakClass = BreakClass.opening
    var isWide = false
    /// Whether a joiner asks for the next picture.
    var joinsNext = false
    /// Whether it is the first letter of a flag.
    var isHalfFlag = false
    var wasReturn = false
    /// Whether an invisible mark allows a line to end.
    var mayEndLine = false
  }

  /// The most bytes of one unit; marks piled beyond that are left out.
  private static let unitLimit: UInt32 = 96
  private static let tabWidth = 8

  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F: append(scalar, .narrow)
    case 0x09: takeTab()
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
      if scalar.value == 0x0A, last.wasReturn { return last.wasReturn = false }
      endParagraph()
      last.wasReturn = scalar.value == 0x0D
      return
    case 0x200B: last.mayEndLine = true
    default: takeOther(scalar)
    }
    last.wasReturn = false
  }

  mutating func endParagraph() {
    paragraphs.append(paragraphStart..<units.count)
    paragraphStart = units.count
    column = 0
    last = Last()
  }

  private mutating func takeTab() {
    for _ in column % Self.tabWidth..<Self.tabWidth { append(" ", .narrow) }
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    let width = CellWidth(of: scalar)
    switch width {
    case .dropped: break
    case .joined: join(scalar)
    case .narrow, .wide:
      if joinsPicture(scalar) {
        extend(scalar)
        if !last.isWide { widen() }
        last.joinsNext = false
        last.isHalfFlag = false
      } else {
        append(scalar, width)
      }
    }
  }

  /// Whether the scalar only changes the picture before it.
  private func joinsPicture(_ scalar: Unicode.Scalar) -> Bool {
    guard hasUnit else { return false }
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: return last.isHalfFlag
    case 0x1F3FB...0x1F3FF where last.base.properties.isEmojiModifierBase: return true
    default: return last.joinsNext && scalar.properties.isEmoji
    }
  }

  private var hasUnit: Bool { units.count > paragraphStart }

  private mutating func append(_ scalar: Unicode.Scalar, _ width: CellWidth) {
    var breakClass = BreakClass(scalar, width: width)
    let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let isWide = width == .wide || isFlag
    if breakClass == .hyphen, last.breakClass != .letter, last.breakClass != .digit {
      breakClass = .letter
    }
    var flags: CellUnit.Flags = breakClass == .space ? .isSpace : []
    if hasUnit,
      last.mayEndLine && breakClass != .space
        || BreakClass.mayBreak(
          after: (last.breakClass, last.isWide), before: (breakClass, isWide))
    {
      flags.insert(.mayBreakBefore)
    }
    let start = UInt32(bytes.count)
    add(scalar)
    units.append(
      CellUnit(
        start: start, end: UInt32(bytes.count), run: run, width: isWide ? 2 : 1, flags: flags))
    column += isWide ? 2 : 1
    last = Last(base: scalar, breakClass: breakClass, isWide: isWide, isHalfFlag: isFlag)
  }

  /// Draws a scalar into the unit before it, if there is one.
  private mutating func join(_ scalar: Unicode.Scalar) {
    guard hasUnit else { return }
    let isTag = (0xE0020...0xE007F).contains(scalar.value)
    if isTag, last.base.value != 0x1F3F4 { return }
    extend(scalar)
    if scalar.value == 0xFE0F, !last.isWide, last.base.properties.isEmoji { widen() }
    last.joinsNext = scalar.value == 0x200D
  }

  private mutating func extend(_ scalar: Unicode.Scalar) {
    let index = units.count - 1
    guard UInt32(bytes.count) - units[index].start < Self.unitLimit else { return }
    add(scalar)
    units[index].end = UInt32(bytes.count)
  }

  /// Shows the last character as the picture that it also has.
  private mutating func widen() {
    units[units.count - 1].width = 2
    column += 1
    last.isWide = true
    if last.breakClass == .letter { last.breakClass = .ideograph }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: scalar.utf8)
    }
  }
}
