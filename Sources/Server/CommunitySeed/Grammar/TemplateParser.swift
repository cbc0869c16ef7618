/// Reads templates; a mistake in one is a mistake in the program.
struct TemplateParser {
  private let bytes: [UInt8]
  private let listIndex: (String) -> Int?
  private var position = 0

  /// Reads one template; `listIndex` finds a list of words by its name.
  static func parse(_ source: some StringProtocol, listIndex: (String) -> Int?) -> Template {
    withoutActuallyEscaping(listIndex) { listIndex in
      var parser = TemplateParser(bytes: Array(source.utf8), listIndex: listIndex)
      let template = parser.sequence(isNested: false)
      precondition(parser.position == parser.bytes.count, "stray brace in template: \(source)")
      return template
    }
  }

  private init(bytes: [UInt8], listIndex: @escaping (String) -> Int?) {
    self.bytes = bytes
    self.listIndex = listIndex
  }

  private mutating func sequence(isNested: Bool) -> Template {
    var pieces: [Template.Piece] = []
    var start = position
    func text(upTo end: Int) -> Template.Piece? {
      guard start < end else { return nil }
      return .text(Self.text(bytes[start..<end]))
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "}") || (isNested && byte == UInt8(ascii: "|")) { break }
      guard byte == UInt8(ascii: "{") else {
        position += 1
        continue
      }
      if let piece = text(upTo: position) { pieces.append(piece) }
      position += 1
      pieces.append(place())
      start = position
    }
    if let piece = text(upTo: position) { pieces.append(piece) }
    return Template(pieces: pieces)
  }

  /// Reads what stands between braces, and the closing brace.
  private mutating func place() -> Template.Piece {
    let start = position
    var choices = [sequence(isNested: true)]
    var end = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "|") {
      position += 1
      choices.append(sequence(isNested: true))
      end = position
    }
    let source = String(decoding: bytes[start..<end], as: UTF8.self)
    precondition(
      position < bytes.count, "brace without end: {\(source)")
    position += 1
    return choices.count > 1 ? .choice(choices) : simplePlace(source)
  }

  /// Returns the text of some bytes, `¶` as a new line.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0xB6) else { return String(decoding: bytes, as: UTF8.self) }
    var lines: [UInt8] = []
    for byte in bytes {
      if byte == 0xB6, lines.last == 0xC2 {
        lines[lines.count - 1] = UInt8(ascii: "\n")
      } else {
        lines.append(byte)
      }
    }
    return String(decoding: lines, as: UTF8.self)
  }

  private func simplePlace(_ source: String) -> Template.Piece {
    if let number = number(source) { return number }
    if let role = Template.Role(rawValue: source) { return .role(role) }
    let isFresh = source.hasPrefix("*")
    let name = isFresh ? String(source.dropFirst()) : source
    guard let list = listIndex(name) else {
      preconditionFailure(
        "a template names no list: {\(source)} in \(String(decoding: bytes, as: UTF8.self))")
    }
    return .word(list: list, isFresh: isFresh)
  }

  private func number(_ source: String) -> Template.Piece? {
    let parts = source.split(separator: ":")
    guard let range = parts.first?.split(separator: "-"), range.count == 2,
      let lower = Int(range[0]), let upper = Int(range[1])
    else { return nil }
    let step = parts.count == 2 ? Int(parts[1]) ?? 1 : 1
    precondition(lower <= upper && step > 0, "numbers run backwards: {\(source)}")
    return .number(lower: lower, upper: upper, step: step)
  }
}
