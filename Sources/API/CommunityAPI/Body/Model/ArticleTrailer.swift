package import Foundation

/// A line that the site or a client puts at the end of an article.
package struct ArticleTrailer: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Somebody changed the article; `name` is who, `time` when, if it can be read.
    case edit(name: String, time: Date?, address: String?)
    /// Where the article came from: the site or client, and the author's network address.
    case origin(site: String, address: String?)
    /// What a client says of itself.
    case client
  }

  package var kind: Kind
  /// The line as it stands there.
  package var text: String

  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}
