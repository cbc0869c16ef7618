/// The first words of an article, as lists show them.
enum Excerpt {
  /// Returns at most 120 characters of plain text on one line, without quotes, marks and colours.
  static func of(_ body: String) -> String {
    var text = ""
    for line in body.split(separator: "\n") where !isQuote(line) {
      for word in plain(line).split(whereSeparator: \.isWhitespace) {
        text += text.isEmpty ? word : " " + word
      }
      if text.utf8.count > 600 { break }
    }
    return String(text.prefix(120))
  }

  private static func isQuote(_ line: Substring) -> Bool {
    line.hasPrefix(": ") || line == ":"
      || line.hasPrefix("【 在 ") && line.hasSuffix("的大作中提到: 】")
  }

  /// Leaves out `ESC[…m` and whatever stands in short square brackets of letters: `[b]`, `[em1]`.
  private static func plain(_ line: Substring) -> String {
    var plain = ""
    var rest = line
    while let character = rest.first {
      if let length = markLength(rest) {
        rest = rest.dropFirst(length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  private static func markLength(_ text: Substring) -> Int? {
    if text.hasPrefix("\u{1B}[") {
      let end = text.dropFirst(2).firstIndex { $0 == "m" }
      return end.map { text.distance(from: text.startIndex, to: $0) + 1 } ?? text.count
    }
    guard text.first == "[", let end = text.prefix(300).firstIndex(of: "]") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<end]
    let name = inner.drop { $0 == "/" }.prefix { $0.isASCII && $0.isLetter }
    guard !name.isEmpty, marks.contains(name.lowercased()) else { return nil }
    return inner.count + 2
  }

  private static let marks: Set<String> = [
    "b", "i", "u", "color", "size", "face", "url", "email", "img", "swf", "upload", "em", "ema",
    "emb", "emc", "code", "quote", "mp", "flash",
  ]
}
