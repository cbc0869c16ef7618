import Markup

/// A line of text in which a search has marked what it found.
package struct MarkedText: Hashable, Sendable {
  /// A stretch that was found, or one between.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let isMatch: Bool

    package init(_ text: String, isMatch: Bool) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  /// The stretches in order, none empty, no two neighbours alike.
  package let parts: [Part]

  /// Joins stretches; neighbours of a kind become one.
  package init(_ parts: [Part]) {
    self.parts = parts.filter { !$0.text.isEmpty }.reduce(into: []) { joined, part in
      if let last = joined.last, last.isMatch == part.isMatch {
        joined[joined.count - 1] = Part(last.text + part.text, isMatch: part.isMatch)
      } else {
        joined.append(part)
      }
    }
  }

  /// The text without marks.
  package var text: String { parts.map(\.text).joined() }
}

extension MarkedText {
  /// Reads text with HTML tags around what was found; any text will do.
  ///
  /// - Complexity: O(length).
  package init(html: String) {
    let fragment = HTMLFragment(html)
    self.init(
      fragment.nodes.filter { $0.content == .text }.map { node in
        Part(fragment.text(of: node), isMatch: node.parent != nil)
      })
  }
}

extension String {
  /// The text with every run of blanks and line ends as one blank, and none at the ends.
  var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
