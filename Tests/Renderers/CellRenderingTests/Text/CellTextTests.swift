import CellRendering
import Foundation
import SwiftUICore
import Testing

@MainActor struct CellTextTests {
  private let text = CellText(cell: CGSize(width: 8, height: 16))

  // MARK: - Widths

  @Test(arguments: [
    ("abc", 3), ("水木", 4), ("ｱｲｳ", 3), ("ＡＢ", 4), ("、。", 4), ("한글", 4), ("é", 1),
    ("e\u{301}\u{302}", 1), ("★", 1), ("😀", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("☺\u{FE0F}!", 3),
    ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳\u{FE0F}‍🌈", 2), ("🇨🇳", 2), ("🇨🇳🇬🇧", 4), ("1\u{FE0F}\u{20E3}", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
    ("", 0),
  ])
  func charactersTakeTheirCells(string: String, columns: Int) {
    let lines = lines(string)

    #expect(lines == [string])
    #expect(text.lines(of: TextContent(string: string), columns: nil, rows: nil).columns == columns)
  }

  @Test(arguments: [
    ("\u{1B}[31mred", "[31mred"), ("a\u{7}\u{8}b\u{9B}c", "abc"), ("x\u{202E}y\u{2066}z", "xyz"),
    ("\u{FEFF}a\u{200B}b\u{AD}", "ab"), ("\u{301}a", "a"), ("a\u{E0041}", "a"),
  ])
  func whatNoCellCanShowIsLeftOut(string: String, shown: String) {
    #expect(lines(string) == [shown])
  }

  @Test func pilesOfMarksEnd() {
    let shown = lines("a" + String(repeating: "\u{301}", count: 1000)).joined()

    #expect(shown.utf8.count < 110)
  }

  @Test(arguments: [
    ("\ta", "        a"), ("ab\tc", "ab      c"), ("水\tc", "水      c"),
    ("a\tb\tc", "a       b       c"),
  ])
  func tabsLeadToTheNextStop(string: String, shown: String) {
    #expect(lines(string) == [shown])
  }

  // MARK: - Lines

  @Test func everyKindOfLineEndEndsOneLine() {
    #expect(
      lines("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{B}h\n") == [
        "a", "b", "c", "d", "e", "f", "g", "h", "",
      ])
    #expect(lines("a\n\r\nb") == ["a", "", "b"])
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one   two", 4, ["one", "two"]),
    ("  one two", 5, ["  one", "two"]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]),
    ("an extraordinary day", 8, ["an", "extraord", "inary", "day"]),
    ("    extraordinary", 8, ["    extr", "aordinar", "y"]),
    ("well-known fact", 6, ["well-", "known", "fact"]),
    ("from 2023-04", 9, ["from", "2023-04"]),
    ("--help --ui", 7, ["--help", "--ui"]),
    ("a/b/cc", 4, ["a/b/", "cc"]),
    ("don’t (we) go", 6, ["don’t", "(we)", "go"]),
  ])
  func linesEndBetweenWords(string: String, columns: Int, expected: [String]) {
    #expect(lines(string, columns) == expected)
  }

  @Test(arguments: [
    ("荷塘月色", 4, ["荷塘", "月色"]),
    ("荷塘月色", 5, ["荷塘", "月色"]),
    ("荷塘，月色", 4, ["荷", "塘，", "月色"]),
    ("他说：“好。”", 6, ["他说：", "“好。”"]),
    ("见《荷塘月色》篇", 6, ["见《荷", "塘月", "色》篇"]),
    ("看iPhone手机", 8, ["看iPhone", "手机"]),
    ("看iPhone手机", 7, ["看", "iPhone", "手机"]),
    ("价￥100元", 6, ["价", "￥100", "元"]),
    ("真的……", 5, ["真", "的……"]),
    ("——他走了", 6, ["——他走", "了"]),
    ("　　段首缩进两格", 8, ["　　段首", "缩进两格"]),
    ("！！！！", 4, ["！！", "！！"]),
    ("共3.5%多", 6, ["共3.5%", "多"]),
  ])
  func linesOfIdeographsKeepSignsWhereTheyBelong(
    string: String, columns: Int, expected: [String]
  ) {
    #expect(lines(string, columns) == expected)
  }

  @Test func noLineIsEmptyHoweverNarrowItIs() {
    #expect(lines("水木a b", 1) == ["水", "木", "a", "b"])
    #expect(lines("水木", 0) == ["水", "木"])
  }

  // MARK: - Limits

  @Test(arguments: [
    (TextContent.Truncation.tail, ["one two", "three…"]),
    (.head, ["one two", "…d five"]), (.middle, ["one two", "thr…ive"]),
  ])
  func lastLineShowsWhereItWasCut(truncation: TextContent.Truncation, expected: [String]) {
    var content = TextContent(string: "one two three four and five", lineLimit: 2)
    content.truncation = truncation

    #expect(lines(content, 7) == expected)
  }

  @Test func wideCharactersAreNotCut() {
    #expect(lines(TextContent(string: "荷塘月色", lineLimit: 1), 6) == ["荷塘…"])
    #expect(lines(TextContent(string: "荷塘月色", lineLimit: 1), 5) == ["荷塘…"])
    #expect(lines(TextContent(string: "荷塘月色", lineLimit: 1), 4) == ["荷…"])
    #expect(lines(TextContent(string: "荷塘月色", lineLimit: 1), 1) == ["…"])
  }

  @Test func furtherParagraphsAreShownByAnEllipsis() {
    #expect(lines(TextContent(string: "one\ntwo\nthree", lineLimit: 2), 20) == ["one", "two…"])
  }

  @Test func tooLittleHeightLimitsLines() {
    let content = TextContent(string: "one two three")

    #expect(text.measure(content, width: 40, height: 40).size.height == 32)
    #expect(text.measure(content, width: 40, height: 3).size.height == 16)
  }

  // MARK: - Sizes

  @Test(arguments: [
    (nil, 104, 16), (CGFloat.infinity, 104, 16), (104, 104, 16), (103, 56, 32), (60, 56, 32),
    (40, 40, 48), (0, 0, 192),
  ])
  func textIsAsWideAsItsWidestLine(width: CGFloat?, expected: CGFloat, height: CGFloat) {
    let size = text.measure(TextContent(string: "one two three"), width: width, height: nil).size

    #expect(size.width == expected)
    #expect(width == 0 || size.height == height)
  }

  @Test func linesAreFurtherApartIfAskedFor() {
    var content = TextContent(string: "a\nb\nc")
    content.lineSpacing = 10

    #expect(text.measure(content, width: nil, height: nil).size.height == 80)
    #expect(text.measure(content, width: nil, height: 48).size.height == 48)
  }

  @Test func spaceOfLinesThatAreNotThereIsReserved() {
    var content = TextContent(string: "a")
    content.reservedLines = 3

    let metrics = text.measure(content, width: nil, height: nil)

    #expect(metrics.size.height == 48)
    #expect(metrics.lastBaseline == 16)
  }

  /// A renderer draws in the frame that came of measuring, not in what was proposed.
  @Test(arguments: 0..<40)
  func measuredWidthGivesTheSameLines(seed: Int) {
    let content = TextContent(
      string: "水木社区 the lotus pond，荷塘——月色 (2023) don’t 3.14%，“曲曲折折的荷塘上面，弥望的是田田的叶子”",
      lineLimit: seed % 4 == 0 ? 3 : nil)
    let proposed = lines(content, seed + 2)

    let measured = text.measure(content, width: CGFloat(seed + 2) * 8, height: nil).size

    #expect(lines(content, Int(measured.width / 8)) == proposed)
  }

  // MARK: - Helpers

  private func lines(_ string: String, _ columns: Int? = nil) -> [String] {
    lines(TextContent(string: string), columns)
  }

  private func lines(_ content: TextContent, _ columns: Int?) -> [String] {
    let lines = text.lines(of: content, columns: columns, rows: nil)
    return lines.lines.map { lines.text(of: $0) }
  }
}
