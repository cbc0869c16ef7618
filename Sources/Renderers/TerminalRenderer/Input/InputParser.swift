/// Makes events of the bytes that a terminal sends.
///
/// The bytes may come in any pieces, and be anything: what means nothing is left out. After a piece
/// that may be the beginning of more, `isUndecided` says so; `decide()` ends the wait.
package struct InputParser: Sendable {
  enum State: Equatable, Sendable {
    case ground
    /// Some bytes of a character, and how many are missing.
    case character(missing: Int)
    case escape
    /// After `ESC O`.
    case singleShift
    /// After `ESC [`.
    case control
    /// After `ESC ]`, `ESC P` and the like; the introducer, and whether an escape came last.
    case string(UInt8, escaped: Bool)
    case paste
  }

  private var state = State.ground
  private var bytes: [UInt8] = []
  private var events: [TerminalEvent] = []

  /// The longest sequence that is read; a longer one means nothing.
  private static let limit = 4_096
  /// The most bytes of pasted text that are handed on as one.
  private static let pasteLimit = 1 << 20

  package init() {}

  /// Whether what has come may be a key of its own or the beginning of something longer.
  package var isUndecided: Bool {
    switch state {
    case .ground, .paste, .string: false
    case .character, .escape, .singleShift, .control: true
    }
  }

  /// Takes bytes.
  ///
  /// - Returns: What they tell, in order.
  /// - Complexity: O(n) in the bytes.
  package mutating func take(_ input: some Sequence<UInt8>) -> [TerminalEvent] {
    events.removeAll()
    for byte in input { take(byte) }
    return events
  }

  /// Takes what has come for all there is.
  package mutating func decide() -> [TerminalEvent] {
    events.removeAll()
    switch state {
    case .escape: send(.escape)
    case .singleShift: send(.character("O"), .alt)
    case .control where bytes.isEmpty: send(.character("["), .alt)
    case .ground, .paste, .string: return []
    case .control, .character: break
    }
    reset()
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte, [])
    case .character(let missing): continueCharacter(byte, missing: missing)
    case .escape: takeAfterEscape(byte)
    case .singleShift: takeSingleShift(byte)
    case .control: takeControl(byte)
    case .string(let kind, let escaped): takeString(byte, kind, escaped: escaped)
    case .paste: takePaste(byte)
    }
  }

  private mutating func reset() {
    state = .ground
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func send(_ key: Keystroke.Key, _ modifiers: Keystroke.Modifiers = []) {
    events.append(.key(Keystroke(key, modifiers)))
  }

  // MARK: - Keys

  private mutating func begin(_ byte: UInt8, _ modifiers: Keystroke.Modifiers) {
    reset()
    switch byte {
    case 0x1B: state = .escape
    case 0x0D: send(.enter, modifiers)
    case 0x09: send(.tab, modifiers)
    case 0x7F, 0x08: send(.backspace, modifiers)
    case 0x00: send(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      send(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1C...0x1F:
      send(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    case 0x20..<0x7F: send(.character(Character(Unicode.Scalar(byte))), modifiers)
    case 0xC2...0xDF: expect(1, after: byte)
    case 0xE0...0xEF: expect(2, after: byte)
    case 0xF0...0xF4: expect(3, after: byte)
    default: break
    }
  }

  private mutating func expect(_ count: Int, after byte: UInt8) {
    bytes = [byte]
    state = .character(missing: count)
  }

  private mutating func continueCharacter(_ byte: UInt8, missing: Int) {
    guard byte & 0xC0 == 0x80 else { return begin(byte, []) }
    bytes.append(byte)
    guard missing == 1 else { return state = .character(missing: missing - 1) }
    let text = String(validating: bytes, as: UTF8.self)
    reset()
    // Controls of the upper half steer terminals; as text they are nothing.
    if let scalar = text?.unicodeScalars.first, scalar.value >= 0xA0 {
      send(.character(Character(scalar)))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    reset()
    switch byte {
    case 0x1B:
      send(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(byte, escaped: false)
    default: begin(byte, .alt)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    reset()
    switch byte {
    case 0x1B: state = .escape
    default: if let key = KeyNames.key(final: byte) { send(key) }
    }
  }

  // MARK: - Sequences

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      reset()
      state = .escape
    case 0x40...0x7E:
      let sequence = ControlSequence(bytes, final: byte)
      reset()
      if sequence.isPasteBeginning { return state = .paste }
      if let event = sequence.event { events.append(event) }
    case 0x20...0x3F where bytes.count < 64: bytes.append(byte)
    default: reset()
    }
  }

  private mutating func takeString(_ byte: UInt8, _ kind: UInt8, escaped: Bool) {
    switch byte {
    case UInt8(ascii: "\\") where escaped: endString(kind)
    case 0x07: endString(kind)
    case 0x18, 0x1A: reset()
    case 0x1B: state = .string(kind, escaped: true)
    default:
      guard !escaped else {
        // The string was cut off by another sequence.
        reset()
        return takeAfterEscape(byte)
      }
      if bytes.count < Self.limit { bytes.append(byte) }
    }
  }

  private mutating func endString(_ kind: UInt8) {
    let answer = TerminalAnswer(string: bytes, kind: kind)
    reset()
    if let answer { events.append(.answer(answer)) }
  }

  // MARK: - Paste

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(_ byte: UInt8) {
    bytes.append(byte)
    if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      bytes.removeLast(Self.pasteEnd.count)
      sendPaste()
      reset()
    } else if bytes.count >= Self.pasteLimit, byte & 0xC0 != 0x80,
      !bytes.suffix(Self.pasteEnd.count).contains(0x1B)
    {
      let last = bytes.removeLast()
      sendPaste()
      bytes = [last]
    }
  }

  private mutating func sendPaste() {
    var text = ""
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0D: text.unicodeScalars.append("\n")
      case 0x0A: if !wasReturn { text.unicodeScalars.append("\n") }
      case 0x09: text.unicodeScalars.append(scalar)
      case 0..<0x20, 0x7F..<0xA0: break
      default: text.unicodeScalars.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    if !text.isEmpty { events.append(.paste(text)) }
  }
}
