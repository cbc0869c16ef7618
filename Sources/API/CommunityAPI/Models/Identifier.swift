/// The name that the community gives one thing; 32 hexadecimal digits on the wire of the site.
///
/// Compared as text and never taken apart: other servers may use other words. Empty stands for
/// "none" where the wire has a key for it at all.
package struct Identifier<Entity>: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// Whether this names nothing.
  package var isEmpty: Bool { rawValue.isEmpty }
}

extension Identifier: CustomStringConvertible {
  package var description: String { rawValue }
}

extension Identifier: Codable {
  /// Reads text, or a number as its digits.
  package init(from decoder: any Decoder) throws {
    self.init(try Scalar(from: decoder).text)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
