import CommunityAPI
import Testing

/// Control sequences of terminals, whole and damaged.
struct TerminalColorTests {
  @Test(arguments: [
    ("\u{1B}[31ma\u{1B}[m", TextStyle(color: .terminal(1))),
    (
      "\u{1B}[1;33;44ma\u{1B}[0m",
      .init(isBold: true, color: .terminal(3), background: .terminal(4))
    ),
    ("\r[31ma\r[m", .init(color: .terminal(1))), ("[31ma[m", .init(color: .terminal(1))),
    ("[1;31;ma", .init()), ("\u{1B}[4ma", .init(isUnderlined: true)),
    ("\u{1B}[3ma", .init(isItalic: true)), ("\u{1B}[31m\u{1B}[39ma", .init()),
    ("\u{1B}[1m\u{1B}[22ma", .init()), ("\u{1B}[95ma", .init(color: .terminal(13))),
    ("\u{1B}[38;5;9ma", .init(color: .terminal(9))), ("\u{1B}[38;5;200ma", .init()),
    ("\u{1B}[38;2;1;2;3ma", .init(color: .rgb(0x010203))),
    ("\u{1B}[48;5;1;4ma", .init(isUnderlined: true, background: .terminal(1))),
  ])
  func coloursAreStyles(text: String, style: TextStyle) {
    #expect(ArticleBody(plainText: text).blocks.runs == [ArticleRun(.text("a"), style: style)])
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "ab"), ("a\u{1B}[Kb", "ab"), ("a\u{1B}[10;20Hb", "ab"), ("a\u{1B}[5Cb", "ab"),
    ("a\u{1B}[sb\u{1B}[uc", "abc"), ("a\u{1B}b", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"),
    ("a\u{1B}[31", "a"), ("a\u{1B}[?25hb", "ab"),
  ])
  func whatMovesTheCursorIsTakenOut(text: String, words: String) {
    #expect(ArticleBody(plainText: text).text == words)
  }

  @Test(arguments: [
    "[music]", "[m]", "[1m] 高", "[map", "[2J", "[K", "[;", "[31", "[1234m", "[31n", "[mp3=x",
  ])
  func wordsInBracketsAreNoColours(text: String) {
    #expect(ArticleBody(plainText: text).blocks.runs == [ArticleRun(text)])
  }

  @Test func bareEndCountsOnlyWhileThereIsAColour() {
    #expect(ArticleBody(plainText: "[31ma[mb [m").text == "ab [m")
    #expect(ArticleBody(plainText: "[31ma[music]b[mp3=x").text == "a[music]b[mp3=x")
    #expect(ArticleBody(plainText: "[31m红[m黑 [m").text == "红黑 [m")
  }

  @Test func colourReachesOverLinesAndQuotesAreStillFound() {
    let blocks = ArticleBody(plainText: "\u{1B}[36m【 在 b 的大作中提到: 】\n: x\u{1B}[m\ny").blocks

    let quote = ArticleQuote(
      source: .init(author: "b"),
      lines: [.init(level: 1, runs: [ArticleRun(.text("x"), style: .init(color: .terminal(6)))])])
    #expect(blocks == [.quote(quote), .paragraph([ArticleRun("y")])])
  }

  @Test func coloursWithoutEscapeAreFoundInHTML() {
    let runs = ArticleBody(html: "<p>a\u{1B}[31mb\u{1B}[m</p>").blocks.runs

    #expect(runs == [ArticleRun("a"), ArticleRun(.text("b"), style: .init(color: .terminal(1)))])
  }

  @Test(arguments: [
    ("red", TextColor.terminal(1)), (" RED ", .terminal(1)), ("#abc", .rgb(0xAABBCC)),
    ("#A0B0C0", .rgb(0xA0B0C0)), ("gray", .rgb(0x808080)), ("#12", nil), ("nonsense", nil),
    ("#gggggg", nil), ("", nil), ("#+12345", nil),
  ])
  func htmlNamesColours(text: String, color: TextColor?) {
    #expect(TextColor(html: text) == color)
  }

  @Test func coloursAreWrittenAsHTML() {
    #expect(TextColor.terminal(6).html == "cyan")
    #expect(TextColor.terminal(9).html == "#ff0000")
    #expect(TextColor.rgb(0x00000F).html == "#00000f")
  }
}
