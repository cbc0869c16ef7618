/// A piece of HTML as a flat tree, read as tolerantly as browsers do.
///
/// Nodes stand in the order of the text, so going through them needs no recursion however deep
/// they lie. Entities are decoded once, after tags were found; `&amp;lt;` is the text `&lt;`.
/// Comments, scripts, style sheets and control characters are left out. Nothing is ever fetched.
public struct HTMLFragment: Hashable, Sendable {
  /// All elements and texts in document order.
  public let nodes: [HTMLNode]
  /// Whether a limit was reached and a part was left out.
  public let isCut: Bool
  /// The bytes of all texts, in order, as valid UTF-8.
  let utf8: [UInt8]

  /// Reads HTML.
  ///
  /// - Complexity: O(*n*) for all but hostile texts; what would take longer is cut.
  public init(_ html: String, limits: HTMLLimits = HTMLLimits()) {
    var html = html
    self = html.withUTF8 { HTMLFragment(validUTF8: $0, limits: limits) }
  }

  /// Reads HTML from bytes; what is no UTF-8 becomes U+FFFD.
  public init(bytes: some Sequence<UInt8>, limits: HTMLLimits = HTMLLimits()) {
    self.init(String(decoding: Array(bytes), as: UTF8.self), limits: limits)
  }

  private init(validUTF8 html: UnsafeBufferPointer<UInt8>, limits: HTMLLimits) {
    let source = HTMLSource(html, limits: limits)
    let builder = HTMLTreeBuilder(limits: limits, capacity: source.bytes.count)
    builder.read(source)
    nodes = builder.nodes
    utf8 = builder.utf8
    isCut = source.isCut || builder.isCut
  }

  /// The words of all texts, one behind the other.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The words of a node: its own for a text, those of its descendants for an element.
  ///
  /// - Parameter node: A node of this fragment.
  /// - Returns: Text; empty for an element without any.
  public func text(of node: HTMLNode) -> String {
    String(decoding: utf8[node.utf8Range], as: UTF8.self)
  }

  /// Calls `body` with the bytes of all texts; `HTMLNode.utf8Range` counts in them.
  public func withUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try utf8.withUnsafeBufferPointer(body)
  }
}
