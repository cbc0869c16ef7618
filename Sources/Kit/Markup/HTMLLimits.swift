/// How much of a text from outside is read.
public struct HTMLLimits: Hashable, Sendable {
  /// The most bytes; what follows is cut off.
  public var bytes: Int
  /// The most elements inside one another; the tags of those deeper are ignored, their text isn't.
  public var depth: Int
  /// The most elements and texts; what follows is left out.
  public var nodes: Int
  /// The most bytes of one tag, from bracket to bracket; longer ones are left out.
  public var tagBytes: Int

  /// Sets limits; the defaults are far beyond any honest article.
  public init(
    bytes: Int = 1 << 20, depth: Int = 128, nodes: Int = 1 << 18, tagBytes: Int = 8 << 10
  ) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.tagBytes = tagBytes
  }
}
