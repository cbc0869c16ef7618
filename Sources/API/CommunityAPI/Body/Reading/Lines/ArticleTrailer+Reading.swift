extension ArticleTrailer {
  private static let edit = "※ 修改:"
  private static let origin = "※ 来源:"
  private static let sign = Array("※".utf8)
  private static let clients = ["#发自", "#修改自", "发自xsmth", "- 来自「"].map { Array($0.utf8) }
  /// The most bytes of a line in which a client speaks of itself.
  private static let clientLineLimit = 120

  /// Reads a line of the site; `nil` for other lines.
  init?(siteLine range: Range<Int>, of text: StyledText) {
    let range = text.utf8.trimmed(range)
    guard text.utf8.has(Self.sign, at: range.lowerBound, before: range.upperBound) else {
      return nil
    }
    let line = text.words(of: range)
    if line.hasPrefix(Self.edit) {
      let rest = line.dropFirst(Self.edit.count).drop { $0 == "·" }
      let (name, words) = Self.cut(rest, at: " 于 ")
      let (date, _) = Self.cut(words, at: "修改本文")
      self.init(
        kind: .edit(
          name: name.trimmed, time: BBSDate.date(date), address: Self.address(in: line)),
        text: line)
    } else if line.hasPrefix(Self.origin) {
      let rest = line.dropFirst(Self.origin.count).drop { $0 == "·" }
      let (site, _) = Self.cut(rest, at: "·[FROM:")
      self.init(
        kind: .origin(site: site.trimmed, address: Self.address(in: line)), text: line)
    } else {
      return nil
    }
  }

  /// Reads a line in which a client speaks of itself; `nil` for other lines.
  init?(clientLine index: Int, of text: StyledText) {
    let range = text.lines[index].range
    guard range.count <= Self.clientLineLimit, text.begins(index, withOneOf: Self.clients) else {
      return nil
    }
    self.init(kind: .client, text: text.words(of: range))
  }

  /// The network address of the author: digits, letters, dots, colons and stars.
  private static func address(in line: String) -> String? {
    guard let start = line.ranges(of: "[FROM:").last?.upperBound,
      let end = line[start...].firstIndex(of: "]")
    else { return nil }
    let address = String(line[start..<end]).trimmed
    let isAddress = address.utf8.allSatisfy {
      $0.isLetterOrDigit || [0x2E, 0x3A, 0x2A].contains($0)
    }
    return isAddress && !address.isEmpty ? address : nil
  }

  private static func cut(_ text: Substring, at word: String) -> (String, Substring) {
    guard let range = text.firstRange(of: word) else { return (String(text), "") }
    return (String(text[..<range.lowerBound]), text[range.upperBound...])
  }
}
