/// A part of a text in inline Markdown whose marks are the same throughout.
package struct MarkdownSpan: Equatable, Sendable {
  package var text: String
  package var marks: MarkdownMarks

  package init(_ text: String, _ marks: MarkdownMarks = MarkdownMarks()) {
    self.text = text
    self.marks = marks
  }
}

/// What Markdown says of a part of a text.
package struct MarkdownMarks: Equatable, Sendable {
  package var isStrong = false
  package var isEmphasized = false
  package var isCode = false
  package var isStruck = false
  /// Where the part leads.
  package var destination: String?

  package init() {}
}
