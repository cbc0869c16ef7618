/// A sequence of `ESC [`, parameters and a letter.
struct ControlSequence {
  /// The sign before the parameters: `?`, `<`, `>` or `=`.
  private let prefix: UInt8?
  /// The parameters, each with its parts.
  private let parameters: [[Int?]]
  /// The signs between parameters and letter.
  private let intermediates: [UInt8]
  private let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var rest = bytes[...]
    prefix = rest.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if prefix != nil { rest = rest.dropFirst() }
    intermediates = Array(rest.drop { !(0x20...0x2F).contains($0) })
    let numbers = rest.prefix { !(0x20...0x2F).contains($0) }
    parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        Int(String(decoding: digits, as: UTF8.self))
      }
    }
  }

  var isPasteBeginning: Bool {
    prefix == nil && final == UInt8(ascii: "~") && number(0) == 200
  }

  private func number(_ index: Int, part: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return nil
    }
    return parameters[index][part]
  }

  /// What the sequence tells; `nil` for one that tells nothing that is known.
  var event: TerminalEvent? {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")): mouse(isReleased: false)
    case (UInt8(ascii: "<"), UInt8(ascii: "m")): mouse(isReleased: true)
    case (UInt8(ascii: "?"), _): answer.map { .answer($0) }
    case (nil, UInt8(ascii: "t")): size.map { .answer($0) }
    case (nil, UInt8(ascii: "R")) where parameters.count == 2 && number(0) != 1: cursor
    case (nil, _) where intermediates.isEmpty: plainEvent
    default: nil
    }
  }

  private var plainEvent: TerminalEvent? {
    switch final {
    case UInt8(ascii: "I") where parameters.allSatisfy({ $0 == [nil] }): .focus(true)
    case UInt8(ascii: "O") where parameters.allSatisfy({ $0 == [nil] }): .focus(false)
    default: keystroke.map { .key($0) }
    }
  }

  private var answer: TerminalAnswer? {
    switch final {
    case UInt8(ascii: "c"): .attributes(parameters.compactMap { $0.first ?? nil })
    case UInt8(ascii: "S") where number(0) == 1 && number(1) == 0:
      number(2).map { .sixelColors($0) }
    case UInt8(ascii: "n") where number(0) == 997: number(1).map { .scheme(isDark: $0 == 1) }
    case UInt8(ascii: "u"): .keyboard
    case UInt8(ascii: "y") where number(0) == 2026 && intermediates == [UInt8(ascii: "$")]:
      .synchronizes([1, 2].contains(number(1)))
    default: nil
    }
  }

  /// A size in pixels.
  private var size: TerminalAnswer? {
    guard let height = number(1), let width = number(2), width > 0, height > 0 else { return nil }
    return switch number(0) {
    case 4: .window(width: width, height: height)
    case 6: .cell(width: width, height: height)
    default: nil
    }
  }

  /// A place; in the first row it would be F3 with modifiers.
  private var cursor: TerminalEvent? {
    guard let row = number(0), let column = number(1), row > 1, column > 0 else { return nil }
    return .answer(.cursor(column: column - 1, row: row - 1))
  }

  // MARK: - Keys

  private var keystroke: Keystroke? {
    // Of a key that is let go of, nothing is said.
    guard number(1, part: 1) != 3 else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return Keystroke(.tab, .shift)
    case UInt8(ascii: "~"):
      if number(0) == 27, let code = number(2) { return keystroke(code: code) }
      return number(0).flatMap(KeyNames.key(number:)).map { Keystroke($0, modifiers) }
    case UInt8(ascii: "u"): return number(0).flatMap { keystroke(code: $0) }
    default: return KeyNames.key(final: final).map { Keystroke($0, modifiers) }
    }
  }

  private func keystroke(code: Int) -> Keystroke? {
    guard let key = KeyNames.key(code: code) else { return nil }
    if case .character = key, modifiers == .shift, let shifted = number(0, part: 1),
      let upper = KeyNames.key(code: shifted)
    {
      return Keystroke(upper, .shift)
    }
    return Keystroke(key, modifiers)
  }

  private var modifiers: Keystroke.Modifiers {
    guard let value = number(1), (2...256).contains(value) else { return [] }
    // Shift, Alt, Control, and Super or Meta; the locks of capitals and numbers say nothing.
    let bits = UInt8(truncatingIfNeeded: value - 1)
    var modifiers = Keystroke.Modifiers(rawValue: bits & 0b1111)
    if bits & 0b10_0000 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  // MARK: - Pointer

  private func mouse(isReleased: Bool) -> TerminalEvent? {
    guard let code = number(0), let column = number(1), let row = number(2), code >= 0,
      (1...10_000).contains(column), (1...10_000).contains(row)
    else { return nil }
    var modifiers: Keystroke.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let isMoved = code & 32 != 0
    let button: MouseReport.Button?
    switch code & 0b1100_0011 {
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    case 3: button = nil
    case 64: button = .wheelUp
    case 65: button = .wheelDown
    case 66: button = .wheelLeft
    case 67: button = .wheelRight
    case 128: button = .back
    default: return nil
    }
    return .mouse(
      MouseReport(
        button: button, phase: isMoved ? .moved : isReleased ? .released : .pressed,
        column: column - 1, row: row - 1, modifiers: modifiers))
  }
}

extension TerminalAnswer {
  /// Reads the answers that come as strings.
  ///
  /// - Parameters:
  ///   - bytes: What is between introducer and end.
  ///   - kind: The letter of the introducer.
  init?(string bytes: [UInt8], kind: UInt8) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "]") where text.hasPrefix("99;"):
      let fields = text.dropFirst(3).prefix { $0 != ";" }.split(separator: ":")
      // Of its answers to other questions nothing is to be done.
      guard !fields.contains(where: { $0.hasPrefix("p=") }),
        let name = fields.first(where: { $0.hasPrefix("i=hetang-") })
      else { return nil }
      self = .noticePressed(name: String(name.dropFirst(2)))
    case UInt8(ascii: "]"):
      guard text.hasPrefix("11;rgb:") else { return nil }
      let parts = text.dropFirst(7).split(separator: "/", omittingEmptySubsequences: false)
        .map(Self.component)
      guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
        return nil
      }
      self = .background(red: red, green: green, blue: blue)
    case UInt8(ascii: "P") where text.hasPrefix(">|"): self = .version(String(text.dropFirst(2)))
    case UInt8(ascii: "P"):
      guard text.hasPrefix("1$r"), text.hasSuffix("m") else { return nil }
      self = .trueColor(text.contains("48:2") || text.contains("48;2"))
    case UInt8(ascii: "_"):
      guard text.hasPrefix("Gi=\(TerminalModes.kittyQuestion)") else { return nil }
      self = .kittyPictures(text.hasSuffix(";OK"))
    default: return nil
    }
  }

  /// A component as X11 writes it: one to four hexadecimal digits.
  private static func component(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else {
      return nil
    }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
