import FoundationCompat
import Testing

struct InlineMarkdownTests {
  /// A text with its marks as letters in front of each part.
  private func marked(_ text: String) -> String {
    InlineMarkdown.spans(of: text).map { span in
      let marks = span.marks
      let letters =
        (marks.isStrong ? "b" : "") + (marks.isEmphasized ? "i" : "") + (marks.isCode ? "c" : "")
        + (marks.isStruck ? "s" : "") + (marks.destination.map { "<\($0)>" } ?? "")
      return letters.isEmpty ? span.text : "{\(letters):\(span.text)}"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("**a**", "{b:a}"), ("*a*", "{i:a}"), ("_a_", "{i:a}"),
    ("__a__", "{b:a}"), ("***a***", "{bi:a}"), ("**a *b* c**", "{b:a }{bi:b}{b: c}"),
    ("*a **b** c*", "{i:a }{bi:b}{i: c}"), ("~~a~~", "{s:a}"), ("~a~", "{s:a}"),
    ("x **b**, y", "x {b:b}, y"), ("中文**粗体**中文", "中文{b:粗体}中文"),
  ])
  func emphasisIsFound(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    "a * b * c", "snake_case_name", "**", "a**", "** a **", "*a", "2*3", "~~~a~~~", "a ~ b",
    "[a]", "[a] (b)", "[a](b", "x]", "<a>", "a < b", "\\a", "a\\",
  ])
  func whatIsNoMarkStays(text: String) {
    #expect(marked(text) == text)
  }

  @Test(arguments: [
    ("`a*b*`", "{c:a*b*}"), ("`` a`b ``", "{c:a`b}"), ("`a", "`a"), ("*`a*`", "*{c:a*}"),
  ])
  func codeIsLiteral(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("[a](https://x.org)", "{<https://x.org>:a}"),
    ("[a **b**](c \"t\") d", "{<c>:a }{b<c>:b} d"),
    ("**[a](b)**", "{b<b>:a}"), ("[a](b(c)d)", "{<b(c)d>:a}"), ("[a](<b>)", "{<b>:a}"),
    ("[a [b](c) d](e)", "[a {<c>:b} d](e)"), ("![alt](p.png)", "alt"),
    ("<https://x.org/?a=1>", "{<https://x.org/?a=1>:https://x.org/?a=1}"),
  ])
  func linksLeadSomewhere(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [("\\*a\\*", "*a*"), ("\\[a](b)", "[a](b)"), ("\\\\", "\\"), ("\\`a`", "`a`")])
  func escapedCharactersStandForThemselves(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  /// As the reference implementation of CommonMark reads them.
  @Test func nearestDelimitersBelongTogether() {
    #expect(marked("*a **b* c**") == "{i:a b c}")
    #expect(marked("**a*") == "*{i:a}")
  }
}
