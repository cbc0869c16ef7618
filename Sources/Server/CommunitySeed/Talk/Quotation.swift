/// Repeats an article at the foot of another, the way the community does.
enum Quotation {
  /// How many lines of an article are repeated at most.
  private static let lineLimit = 4
  /// Lines that were quoted deeper than this are left out.
  private static let depthLimit = 2

  /// Returns the quotation of a text, header first.
  ///
  /// The nick stands in brackets behind the name, unless it is `nil` or empty.
  static func lines(of body: String, by name: String, nick: String?) -> String {
    let author = nick.flatMap { $0.isEmpty ? nil : "\(name) (\($0))" } ?? name
    var text = "【 在 \(author) 的大作中提到: 】"
    var count = 0
    for line in body.utf8.split(separator: UInt8(ascii: "\n")) where isRepeated(line) {
      guard count < lineLimit else {
        text += "\n: ..................."
        break
      }
      text += "\n: " + String(Substring(line))
      count += 1
    }
    return text
  }

  private static let leftOut = ["[upload=", ": ....", "#发自", "发自", "- 来自"].map { Array($0.utf8) }

  private static func isRepeated(_ line: Substring.UTF8View) -> Bool {
    if leftOut.contains(where: { line.starts(with: $0) }) || line.elementsEqual("--".utf8) {
      return false
    }
    var depth = 0
    var rest = line
    while rest.first == UInt8(ascii: ":") {
      depth += 1
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    }
    return depth < depthLimit && !rest.allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
