/// A stretch of a line in one style: words, an emoticon, or a picture.
package struct ArticleRun: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Words; never empty, never with a line end.
    case text(String)
    case emoticon(Emoticon)
    /// A picture between words, which is no attachment; see ``PictureAddresses/resolve(_:)``.
    case picture(address: String)
  }

  package var content: Content
  package var style: TextStyle
  package var link: TextLink?

  package init(_ content: Content, style: TextStyle = TextStyle(), link: TextLink? = nil) {
    self.content = content
    self.style = style
    self.link = link
  }

  /// Describes plain words.
  package init(_ text: String) { self.init(.text(text)) }

  /// The words; the mark of an emoticon, nothing for a picture.
  package var text: String { text(face: \.mark) }

  /// Returns the words, with something of the caller's for an emoticon; nothing for a picture.
  package func text(face: (Emoticon) -> String) -> String {
    switch content {
    case .text(let text): text
    case .emoticon(let emoticon): face(emoticon)
    case .picture: ""
    }
  }
}

extension [ArticleRun] {
  /// The words of all.
  package var text: String { map(\.text).joined() }
}

/// Where a run leads.
package enum TextLink: Hashable, Sendable {
  /// An address with one of a few harmless schemes, or one relative to the site.
  case address(String)
  /// A member that the author calls by name.
  case member(name: String)
}

/// How words look.
package struct TextStyle: Hashable, Sendable {
  package var isBold: Bool
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var color: TextColor?
  package var background: TextColor?

  package init(
    isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    color: TextColor? = nil, background: TextColor? = nil
  ) {
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.color = color
    self.background = background
  }
}
