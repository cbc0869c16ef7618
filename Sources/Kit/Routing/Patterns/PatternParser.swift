/// Reads the text of a pattern.
struct PatternParser {
  private let text: String
  private let types: [String: PlaceholderType]

  init(_ text: String, types: [PlaceholderType]) throws(PatternError) {
    self.text = text
    var named: [String: PlaceholderType] = [:]
    for type in PlaceholderType.standard + types {
      guard named.updateValue(type, forKey: type.name) == nil else {
        throw .typeNameTaken(pattern: text, type: type.name)
      }
    }
    self.types = named
  }

  func parse() throws(PatternError) -> (scheme: String?, segments: [PatternSegment]) {
    let cut: URLSplitter
    do { cut = try URLSplitter(text) } catch { throw .badText(pattern: text, why: error) }
    let scheme = cut.lowercasedScheme
    var segments: [PatternSegment] = []
    for written in cut.segments {
      segments.append(try segment(written, isHost: scheme != nil && segments.isEmpty))
    }
    try check(segments)
    return (scheme, segments)
  }

  private func check(_ segments: [PatternSegment]) throws(PatternError) {
    var names: Set<String> = []
    for placeholder in segments.flatMap(\.placeholders) {
      guard names.insert(placeholder.name).inserted else {
        throw .repeatedName(pattern: text, name: placeholder.name)
      }
    }
    guard segments.count(where: \.isPath) <= 1 else { throw .secondPath(pattern: text) }
  }

  private func segment(
    _ written: ArraySlice<UInt8>, isHost: Bool
  ) throws(PatternError) -> PatternSegment {
    let pieces = try pieces(of: written, isHost: isHost)
    switch (pieces.first, pieces.count) {
    case (.text(let literal)?, 1): return .literal(literal)
    case (.placeholder(let placeholder)?, 1): return .placeholder(placeholder)
    default:
      let composite = CompositeSegment(pieces: pieces, ignoresCase: isHost)
      guard !composite.placeholders.contains(where: { $0.type.kind == .path }) else {
        throw .pathInsideSegment(pattern: text, segment: string(written))
      }
      return .composite(composite)
    }
  }

  private func pieces(
    of written: ArraySlice<UInt8>, isHost: Bool
  ) throws(PatternError) -> [CompositeSegment.Piece] {
    var pieces: [CompositeSegment.Piece] = []
    var rest = written
    while !rest.isEmpty {
      let bracket = rest.firstIndex { $0 == .open || $0 == .close } ?? rest.endIndex
      if bracket > rest.startIndex {
        let literal = try decode(rest[..<bracket])
        pieces.append(.text(isHost ? ASCIICase.lowered(literal) : literal))
        rest = rest[bracket...]
        continue
      }
      guard rest.first == .open, let close = rest.firstIndex(of: .close) else {
        throw .badPlaceholder(pattern: text, segment: string(written))
      }
      pieces.append(.placeholder(try placeholder(rest[(bracket + 1)..<close], in: written)))
      rest = rest[(close + 1)...]
    }
    return pieces
  }

  private func placeholder(
    _ inside: ArraySlice<UInt8>, in written: ArraySlice<UInt8>
  ) throws(PatternError) -> Placeholder {
    let parts = inside.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map(string)
    guard parts.count <= 2, let name = parts.last, parts.allSatisfy(isName) else {
      throw .badPlaceholder(pattern: text, segment: string(written))
    }
    guard parts.count == 2 else { return Placeholder(name: name, type: .string) }
    guard let type = types[parts[0]] else { throw .unknownType(pattern: text, type: parts[0]) }
    return Placeholder(name: name, type: type)
  }

  private func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  private func decode(_ bytes: ArraySlice<UInt8>) throws(PatternError) -> String {
    do {
      return try PercentCoding.decode(bytes)
    } catch {
      throw .badText(pattern: text, why: error)
    }
  }

  private func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate static let open = UInt8(ascii: "<")
  fileprivate static let close = UInt8(ascii: ">")
}
