import Testing

struct SwiftCodeTests {
  @Test(arguments: [
    ("a // b", "a"), ("a /* b */ c", "a c"), ("/* a /* b */ c */ d", "d"), ("a \"b\" c", "a c"),
    ("\"a\\\"b\" c", "c"), ("a \"b", "a"), ("#\"a\"b\"# c", "# c"),
    ("a \"\\(b(\"c\")) d\" e", "a e"), ("#if a", "#if a"), ("\"// a\" b", "b"),
    ("\"/*\" a \"*/\"", "a"), ("##\"\\#(a \"#\"## b", "## b"), ("//", ""), ("/*", ""), ("\"", ""),
    ("\"\\", ""), ("\"\\(", ""), ("#", "#"),
  ])
  func commentsAndLiteralsAreBlank(text: String, code: String) {
    let lines = SwiftCode(text).lines

    #expect(lines.map(words) == [code])
    #expect(lines.map(\.utf8.count) == [text.utf8.count])
  }

  @Test func linesKeepTheirNumbers() {
    let text = """
      a /* 1
      2 */ b
      let text = \"""
        import A
        "quoted" \\("x") \\
        \"""; c
      let raw = #\"""
        \"""
        \"""#; d
      """

    #expect(
      SwiftCode(text).lines.map(words) == [
        "a", "b", "let text =", "", "", "; c", "let raw = #", "", "; d",
      ])
  }

  @Test func quotationMarkInARegularExpressionCostsItsLineOnly() {
    let code = SwiftCode("let a = /\"/\nimport B")

    #expect(code.imports.map(\.module) == ["B"])
    #expect(code.imports.map(\.line) == [2])
  }

  @Test(arguments: [
    ("import A", ["A"]), ("public import A", ["A"]), ("@testable import A", ["A"]),
    ("@_spi(X) @preconcurrency package import A", ["A"]), ("@_spi(X, Y) import A", ["A"]),
    ("import class A.B", ["A"]), ("import A.B.C", ["A"]), ("import A; import B", ["A", "B"]),
    ("important A", []), ("let a = import", []), ("import", []), ("func import(a: A) {}", []),
    ("  import A\r", ["A"]), ("import func Glibc.exit", ["Glibc"]),
  ])
  func importsAreFound(code: String, modules: [String]) {
    #expect(SwiftCode(code).imports.map(\.module) == modules)
  }

  private func words(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
