/// Bytes of JSON, written front to back.
///
/// Containers of `WireEncoder` share one writer and know their depth; whoever writes at a depth
/// closes what is still open below it, so no container has to tell when it ends.
final class WireWriter {
  private enum Kind { case object, array }

  private struct Level {
    let kind: Kind
    var isEmpty = true
    var quirks = ArticleQuirks.none
  }

  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  private var nullComesFirst = false

  /// The number of objects and arrays that are open.
  var depth: Int { levels.count }

  /// Opens an object; its articles' lists are written as `quirks` say.
  func openObject(quirks: ArticleQuirks = .none) {
    bytes.append(UInt8(ascii: "{"))
    levels.append(Level(kind: .object, quirks: quirks))
  }

  /// Opens an array.
  func openArray() {
    bytes.append(UInt8(ascii: "["))
    levels.append(Level(kind: .array))
    guard nullComesFirst else { return }
    nullComesFirst = false
    element(at: depth)
    null()
  }

  /// Closes all but the outermost `depth` objects and arrays.
  func close(to depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      bytes.append(UInt8(ascii: level.kind == .object ? "}" : "]"))
    }
  }

  /// Begins a member of the object at a depth; `false` when it is to be left out.
  func key(_ name: String, at depth: Int, isEmptyList: () -> Bool = { false }) -> Bool {
    close(to: depth)
    switch levels[depth - 1].quirks.edit(name, isEmpty: isEmptyList) {
    case .leaveOut: return false
    case .nullFirst: nullComesFirst = true
    case .none: break
    }
    separate(at: depth)
    string(name)
    bytes.append(UInt8(ascii: ":"))
    return true
  }

  /// Begins an element of the array at a depth.
  func element(at depth: Int) {
    close(to: depth)
    separate(at: depth)
  }

  func null() { bytes.append(contentsOf: "null".utf8) }

  func literal(_ flag: Bool) { bytes.append(contentsOf: (flag ? "true" : "false").utf8) }

  func number(_ value: some BinaryInteger) { bytes.append(contentsOf: String(value).utf8) }

  func fraction(_ value: Double) { bytes.append(contentsOf: "\(value)".utf8) }

  func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private func separate(at depth: Int) {
    if !levels[depth - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
    levels[depth - 1].isEmpty = false
  }

  /// Appends runs of plain bytes at once, and the few that JSON wants escaped one by one.
  private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      appendEscape(byte)
    }
    bytes.append(contentsOf: text[start...])
  }

  private func appendEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
