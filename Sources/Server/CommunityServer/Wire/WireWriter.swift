/// JSON that is written front to back.
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

  private var json = JSONBytes()
  private var levels: [Level] = []
  private var nullComesFirst = false

  /// The number of objects and arrays that are open.
  var depth: Int { levels.count }

  /// What has been written.
  var bytes: [UInt8] { json.bytes }

  /// The number of bytes written.
  var count: Int { json.bytes.count }

  /// Opens an object; its articles' lists are written as `quirks` say.
  func openObject(quirks: ArticleQuirks = .none) {
    json.mark("{")
    levels.append(Level(kind: .object, quirks: quirks))
  }

  /// Opens an array.
  func openArray() {
    json.mark("[")
    levels.append(Level(kind: .array))
    guard nullComesFirst else { return }
    nullComesFirst = false
    element(at: depth)
    null()
  }

  /// Closes all but the outermost `depth` objects and arrays.
  func close(to depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      json.mark(level.kind == .object ? "}" : "]")
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
    json.string(name)
    json.mark(":")
    return true
  }

  /// Begins an element of the array at a depth.
  func element(at depth: Int) {
    close(to: depth)
    separate(at: depth)
  }

  func null() { json.literal("null") }

  func literal(_ flag: Bool) { json.literal(flag ? "true" : "false") }

  func number(_ value: some BinaryInteger) { json.number(value) }

  func fraction(_ value: Double) { json.fraction(value) }

  func string(_ text: String) { json.string(text) }

  private func separate(at depth: Int) {
    if levels[depth - 1].isEmpty {
      levels[depth - 1].isEmpty = false
    } else {
      json.mark(",")
    }
  }
}
