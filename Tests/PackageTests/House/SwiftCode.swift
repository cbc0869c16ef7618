/// The code of a Swift file, without comments and string literals, so that words found in it are
/// words of the language.
struct SwiftCode {
  /// The lines of the file, with spaces where comments and literals were.
  let lines: [String]

  /// Reads a file.
  init(_ text: String) {
    var eraser = Eraser(bytes: Array(text.utf8))
    eraser.run()
    lines = String(decoding: eraser.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The modules that are imported, with their lines, counted from 1.
  var imports: [(module: String, line: Int)] {
    numbered(containing: "import").flatMap { line, number in
      line.split(separator: ";").compactMap(Self.importedModule).map { ($0, number) }
    }
  }

  /// The lines, counted from 1, that hold a text.
  func numbered(containing word: String) -> [(line: String, number: Int)] {
    lines.enumerated().filter { $1.contains(word) }.map { ($1, $0 + 1) }
  }

  private static func importedModule(_ statement: Substring) -> String? {
    var words = statement.split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
    let leading: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    while let first = words.first, first.hasPrefix("@") || leading.contains(first) {
      // An attribute's list may hold spaces: it ends with its bracket.
      let hasOpenList = first.contains("(") && !first.contains(")")
      words = words.dropFirst()
      if hasOpenList { words = words.drop { !$0.contains(")") }.dropFirst() }
    }
    guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    if kinds.contains(name), let next = words.popFirst() { name = next }
    return name.split(separator: ".").first.map(String.init)
  }
}

/// Overwrites comments and literals with spaces, line breaks excepted.
///
/// Interpolations count as part of their literal. A literal of one line that is not closed ends
/// with the line, so a quotation mark inside a regular expression costs no more than its line.
private struct Eraser {
  private(set) var bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where isNext("//"): eraseLine()
      case UInt8(ascii: "/") where isNext("/*"): eraseBlock()
      case UInt8(ascii: "\""): eraseLiteral(hashes: 0)
      case UInt8(ascii: "#"): startHashes()
      default: index += 1
      }
    }
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func erase(_ count: Int = 1) {
    for place in index..<min(index + count, bytes.count) where bytes[place] != UInt8(ascii: "\n") {
      bytes[place] = UInt8(ascii: " ")
    }
    index = min(index + count, bytes.count)
  }

  private mutating func eraseLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { erase() }
  }

  private mutating func eraseBlock() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        erase(2)
      } else if isNext("*/") {
        depth -= 1
        erase(2)
      } else {
        erase()
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func startHashes() {
    let count = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    if index + count < bytes.count, bytes[index + count] == UInt8(ascii: "\"") {
      index += count
      eraseLiteral(hashes: count)
    } else {
      index += count
    }
  }

  private mutating func eraseLiteral(hashes: Int) {
    let isLong = isNext("\"\"\"")
    erase(isLong ? 3 : 1)
    while index < bytes.count {
      if isClosing(isLong: isLong, hashes: hashes) { return erase((isLong ? 3 : 1) + hashes) }
      if bytes[index] == UInt8(ascii: "\n"), !isLong { return }
      if isEscape(hashes: hashes) {
        erase(1 + hashes)
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          eraseInterpolation()
        } else if index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          erase()
        }
      } else {
        erase()
      }
    }
  }

  private mutating func eraseInterpolation() {
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        eraseLiteral(hashes: 0)
        continue
      default: break
      }
      erase()
    } while depth > 0 && index < bytes.count
  }

  private func isClosing(isLong: Bool, hashes: Int) -> Bool {
    guard isLong ? isNext("\"\"\"") : isNext("\"") else { return false }
    return hasHashes(hashes, at: index + (isLong ? 3 : 1))
  }

  private func isEscape(hashes: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\\") && hasHashes(hashes, at: index + 1)
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    place + count <= bytes.count
      && bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
