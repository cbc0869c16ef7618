import CXML

/// Makes a flat tree of what libxml2 reports.
final class HTMLTreeBuilder {
  private(set) var nodes: [HTMLNode] = []
  private(set) var utf8: [UInt8] = []
  private(set) var isCut = false

  private let limits: HTMLLimits
  /// The open elements, outermost first.
  private var path: [Int] = []
  /// How many open elements were left out inside the innermost of `path`.
  private var ignoredDepth = 0

  init(limits: HTMLLimits, capacity: Int) {
    self.limits = limits
    utf8.reserveCapacity(capacity)
  }

  /// Reads a text to its end.
  func read(_ source: borrowing HTMLSource) {
    _ = Self.setUp
    let context = Unmanaged.passUnretained(self).toOpaque()
    let result = source.bytes.withUnsafeBytes { bytes in
      cxml_read_html(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), context,
        { HTMLTreeBuilder.from($0)?.open($1, $2) }, { HTMLTreeBuilder.from($0)?.close($1) },
        { HTMLTreeBuilder.from($0)?.add($1, count: Int($2)) })
    }
    if result != 0 { isCut = true }
    while let index = path.popLast() { finish(index) }
  }

  /// libxml2 asks to be set up once before threads use it.
  private static let setUp: Void = xmlInitParser()

  private static func from(_ context: UnsafeMutableRawPointer?) -> HTMLTreeBuilder? {
    context.map { Unmanaged<HTMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension HTMLTreeBuilder {
  private func open(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let name, !isDocumentPart(name) else { return }
    guard path.count < limits.depth, nodes.count < limits.nodes else {
      isCut = true
      ignoredDepth += 1
      return
    }
    let content = HTMLNode.Content.element(
      name: String(cString: name), attributes: Self.attributes(attributes))
    path.append(nodes.count)
    append(content, from: utf8.count)
  }

  private func close(_ name: UnsafePointer<xmlChar>?) {
    guard let name, !isDocumentPart(name) else { return }
    if ignoredDepth > 0 {
      ignoredDepth -= 1
    } else if let index = path.popLast() {
      finish(index)
    }
  }

  private func add(_ text: UnsafePointer<xmlChar>?, count: Int) {
    guard let text, count > 0 else { return }
    let start = utf8.count
    if let last = nodes.indices.last, nodes[last].content == .text, nodes[last].parent == path.last
    {
      utf8.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
      nodes[last].utf8Range = nodes[last].utf8Range.lowerBound..<utf8.count
    } else if nodes.count < limits.nodes {
      utf8.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
      append(.text, from: start)
    } else {
      isCut = true
    }
  }

  private func append(_ content: HTMLNode.Content, from start: Int) {
    nodes.append(
      HTMLNode(
        content: content, parent: path.dropLast(content == .text ? 0 : 1).last,
        end: nodes.count + 1, utf8Range: start..<utf8.count))
  }

  private func finish(_ index: Int) {
    nodes[index].end = nodes.count
    nodes[index].utf8Range = nodes[index].utf8Range.lowerBound..<utf8.count
  }

  /// Whether a name belongs to the frame that libxml2 puts around every fragment.
  private func isDocumentPart(_ name: UnsafePointer<xmlChar>) -> Bool {
    switch name[0] {
    case UInt8(ascii: "b"): xmlStrEqual(name, "body") != 0
    case UInt8(ascii: "h"): xmlStrEqual(name, "html") != 0 || xmlStrEqual(name, "head") != 0
    default: false
    }
  }

  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [HTMLAttribute] {
    guard var next = list else { return [] }
    var attributes: [HTMLAttribute] = []
    while let name = next[0] {
      let value = next[1].map { String(cString: $0) } ?? ""
      attributes.append(HTMLAttribute(name: String(cString: name), value: value))
      next += 2
    }
    return attributes
  }
}
