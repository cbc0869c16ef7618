import CommunityAPI
import SwiftUI

extension AttributedString {
  /// Writes lines of an article in their authors' styles, with their links.
  ///
  /// - Parameters:
  ///   - lines: The lines, with characters in place of faces.
  ///   - forum: Knows where links lead.
  ///   - font: The font around, which bold and slanted words vary.
  /// - Complexity: O(text).
  @MainActor init(lines: [[ArticleRun]], _ forum: Forum, font: Font = .body) {
    self.init()
    for (number, line) in lines.enumerated() {
      if number > 0 { append(AttributedString("\n")) }
      for run in line { append(AttributedString(run, forum, font: font)) }
    }
  }

  /// Writes a stretch of a line.
  @MainActor init(_ run: ArticleRun, _ forum: Forum, font: Font = .body) {
    self.init(run.text(face: \.symbol))
    if run.style.isBold || run.style.isItalic {
      let weighted = run.style.isBold ? font.bold() : font
      self.font = run.style.isItalic ? weighted.italic() : weighted
    }
    if run.style.isUnderlined { self.underlineStyle = .single }
    self.foregroundColor = run.style.color.flatMap(\.foreground)
    self.backgroundColor = run.style.background.flatMap(\.background)
    self.link = run.link.flatMap(forum.address)
  }
}
