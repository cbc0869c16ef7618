import CommunityAPI
import SwiftUI

extension AttributedString {
  /// Writes lines of an article in their authors' styles, with their links.
  ///
  /// - Complexity: O(text).
  @MainActor init(lines: [[ArticleRun]], _ forum: Forum) {
    self.init()
    for (number, line) in lines.enumerated() {
      if number > 0 { append(AttributedString("\n")) }
      for run in line { append(AttributedString(run, forum)) }
    }
  }

  /// Writes a stretch of a line.
  @MainActor init(_ run: ArticleRun, _ forum: Forum) {
    self.init(run.words)
    if run.style.isBold || run.style.isItalic {
      let font = run.style.isBold ? Font.body.bold() : .body
      self.font = run.style.isItalic ? font.italic() : font
    }
    if run.style.isUnderlined { self.underlineStyle = .single }
    self.foregroundColor = run.style.color.flatMap(\.foreground)
    self.backgroundColor = run.style.background.flatMap(\.background)
    self.link = run.link.flatMap(forum.address)
  }
}

extension ArticleRun {
  /// The words, with characters in place of faces.
  fileprivate var words: String {
    if case .emoticon(let emoticon) = content { emoticon.symbol } else { text }
  }
}
