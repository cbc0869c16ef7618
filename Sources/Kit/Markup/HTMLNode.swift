/// An element or a text of an `HTMLFragment`.
public struct HTMLNode: Hashable, Sendable {
  /// What a node is.
  public enum Content: Hashable, Sendable {
    /// An element; the name is in lower case, and so are those of attributes.
    case element(name: String, attributes: [HTMLAttribute])
    /// Words between tags.
    case text
  }

  /// What this is.
  public let content: Content
  /// The index of the element around this; `nil` at the top.
  public let parent: Int?
  /// The index behind the last node inside this.
  public internal(set) var end: Int
  /// The place of this node's words among those of the fragment.
  public internal(set) var utf8Range: Range<Int>

  /// The element's name; `nil` for a text.
  public var name: String? {
    if case .element(let name, _) = content { name } else { nil }
  }

  /// Returns the value of an attribute; `nil` without one, empty for one without a value.
  public subscript(attribute: String) -> String? {
    guard case .element(_, let attributes) = content else { return nil }
    return attributes.first { $0.name == attribute }?.value
  }
}

/// A name and a value in a tag.
public struct HTMLAttribute: Hashable, Sendable {
  /// The name, in lower case.
  public let name: String
  /// The value, entities decoded; empty when there is none.
  public let value: String
}
