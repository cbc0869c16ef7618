/// What becomes of an article's text.
package enum BodyStyle: Hashable, Sendable {
  /// The whole text, for the article's own page.
  case html
  /// The first words, for lists.
  case excerpt
}
